/** The entries of a drop, files and folders. To be asked during its event: afterwards they are gone. */
function entriesOf(transfer: DataTransfer | null): FileSystemEntry[] {
  return [...(transfer?.items ?? [])].flatMap((item) =>
    item.kind === 'file' && 'webkitGetAsEntry' in item ? (item.webkitGetAsEntry() ?? []) : [],
  )
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile

/** The folders of a drop, by name; asked during its event. */
export function folderNames(transfer: DataTransfer | null): string[] {
  return entriesOf(transfer)
    .filter(isFolder)
    .map(({ name }) => name)
}

/**
 * What was dropped, the files of folders in place of the folders: a browser lists a folder as if it were a file.
 * Called during the event, though it answers later.
 */
export async function droppedFiles(transfer: DataTransfer): Promise<File[]> {
  return (await Promise.all(entriesOf(transfer).map(filesIn))).flat()
}

/** What systems put into folders by themselves. */
const isHidden = ({ name }: File) => name.startsWith('.') || name === 'Thumbs.db'

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) return [await new Promise<File>((done, failed) => entry.file(done, failed))]
  if (!isFolder(entry)) return []
  const held = (await Promise.all((await listOf(entry)).map(filesIn))).flat()
  return held.filter((file) => !isHidden(file))
}

/** Browsers list a folder in portions; an empty one is the end. */
async function listOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((done, failed) =>
      reader.readEntries(done, failed),
    )
    if (portion.length === 0) return all
    all.push(...portion)
  }
}
