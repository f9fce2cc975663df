// A record that was dropped onto the page, until the analysis takes it.

let record = "";

export const MOST_BYTES = 65_536; // what the server takes

/** Keep the first file that was dropped; false if it cannot be a record. */
export async function keepDropped(files: FileList | undefined): Promise<boolean> {
  const file = files?.[0];
  if (!file || file.size > MOST_BYTES) return false;
  record = await file.text();
  return true;
}

export function takeDropped(): string {
  const taken = record;
  record = "";
  return taken;
}
