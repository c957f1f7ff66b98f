const NAME_CHARS = 80;

/** Strips control sequences from a file's text before it is written to a terminal. */
export const shownLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();

/** A name from a file, shortened for one line of a report. */
export function shortName(name: string): string {
  const bare = shownLine(name);
  if (bare === '') return 'sem nome';
  return bare.length > NAME_CHARS ? `${bare.slice(0, NAME_CHARS)}…` : bare;
}
