/** CTS changes the address form and its review (decisions D23). */
export const isCtsName = (name: string): boolean => name.trim().toUpperCase() === 'CTS'
