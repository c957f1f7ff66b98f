/** Content of one mail. Everything in it is plain text; the two renderings escape for their own format. */
export interface Letter {
  /** Whose mail it is. */
  readonly studentId: string;
  readonly to: string;
  readonly subject: string;
  /** The recipient's full name as typed at the sign-up. */
  readonly name: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly href: string };
  /** Small print below the button. */
  readonly notes: readonly string[];
  /** Where mail programs end mails of this kind by one click (RFC 8058); only of mails that were asked for and come again. */
  readonly unsubscribe?: string;
}

const FIRST_NAME = /^[\p{L}\p{M}'’-]{1,40}$/u;

/**
 * Greeting of a mail. Anybody can sign up somebody else's address under any "name", therefore only a single word of
 * letters is repeated: no address, sentence or line break of theirs is sent in our mail.
 */
export function greeting(name: string): string {
  const first = name.trim().split(/\s+/u)[0] ?? '';
  return FIRST_NAME.test(first) ? `Olá, ${first}!` : 'Olá!';
}
