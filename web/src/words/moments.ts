// A moment in words: the time if it was today, else the date.

export function momentText(seconds: number, language: string, now = Date.now()): string {
  const at = new Date(seconds * 1000);
  const today = at.toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(language, today ? { timeStyle: "short" } : { dateStyle: "medium" }).format(at);
}
