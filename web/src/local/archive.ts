// The files of an archive whose files are not packed one by one, as `web/engine.ts` writes it.

const FILE = 0x04034b50; // where a file begins; after the last one comes the list of them
const HEAD = 30; // bytes before the name

export function* filesOf(archive: ArrayBuffer): Generator<[name: string, content: Uint8Array<ArrayBuffer>]> {
  const view = new DataView(archive);
  for (let at = 0; view.getUint32(at, true) === FILE; ) {
    const [bytes, name, extra] = [view.getUint32(at + 18, true), view.getUint16(at + 26, true), at + 28];
    const start = at + HEAD + name + view.getUint16(extra, true);
    yield [new TextDecoder().decode(new Uint8Array(archive, at + HEAD, name)), new Uint8Array(archive, start, bytes)];
    at = start + bytes;
  }
}
