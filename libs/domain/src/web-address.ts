export const WEB_ADDRESS_MAX_LENGTH = 2_000;

/**
 * The address that a link may lead to, as browsers write it; null for a text that is none: not http or https, without a host,
 * with a name and password in it, or too long. Asked wherever a link enters, and where one is shown that was stored before.
 */
export function webAddress(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOfWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  return url && isOfWeb && !url.username && !url.password && url.href.length <= WEB_ADDRESS_MAX_LENGTH
    ? url.href
    : null;
}
