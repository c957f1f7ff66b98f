const NAME_CHARS = 80;

/** Text from a file goes to a terminal, so that it must not carry its control sequences. */
export const shownLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();

/** A name from a file, shortened for one line of a report. */
export function shortName(name: string): string {
  const bare = shownLine(name);
  if (bare === '') return 'sem nome';
  return bare.length > NAME_CHARS ? `${bare.slice(0, NAME_CHARS)}…` : bare;
}
