/** The AsyncAPI document as HTML. */
export declare function socketPage(document: object): string
