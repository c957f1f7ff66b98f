/** Content of one mail in plain text; the two renderings escape it for their format. */
export interface Letter {
  /** The student who receives the mail. */
  readonly studentId: string;
  readonly to: string;
  readonly subject: string;
  /** The recipient's full name as typed at the sign-up. */
  readonly name: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly href: string };
  /** Small print below the button. */
  readonly notes: readonly string[];
  /** Address for one-click unsubscription (RFC 8058); only for recurring mails that were requested. */
  readonly unsubscribe?: string;
}

const FIRST_NAME = /^[\p{L}\p{M}'’-]{1,40}$/u;

/**
 * The greeting of a mail. Anybody can sign up someone else's address under any "name", so only a single word of letters
 * is used: our mail repeats no address, sentence or line break of theirs.
 */
export function greeting(name: string): string {
  const first = name.trim().split(/\s+/u)[0] ?? '';
  return FIRST_NAME.test(first) ? `Olá, ${first}!` : 'Olá!';
}
