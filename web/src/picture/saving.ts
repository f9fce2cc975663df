// Saves a picture that the server has drawn, as it is or as PNG; nothing is sent.

export type Kind = "svg" | "png";

export async function savePicture(svg: string, name: string, kind: Kind): Promise<void> {
  const drawing = new Blob([svg], { type: "image/svg+xml" });
  saveFile(kind === "svg" ? drawing : await painted(svg), `${name}.${kind}`);
}

/** A picture inside its own address: a page that loads nothing strange may show that. */
export function inAddress(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/** As large as the picture itself. */
async function painted(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = inAddress(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png");
  });
}

/** Save a file under a name. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
