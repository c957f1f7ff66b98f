/** A response other than 2xx; status 0 is a network without response. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly body: unknown,
    readonly headers: Record<string, string>,
  ) {}
}

/** Distinguishes a refusal from a result. */
export const isRefusal = (value: unknown): value is Refusal => value instanceof Refusal;

/** A refusal of the API, as `refuse(422, { email: ['Preencha o campo e-mail'] })`. */
export const refuse = (status: number, body: unknown = {}, headers: Record<string, string> = {}): Refusal =>
  new Refusal(status, body, headers);

/** A file as an answer, with headers of its own. */
export class FileAnswer {
  constructor(
    readonly text: string,
    readonly headers: Record<string, string>,
  ) {}
}

/** The file that a call answers with, as `fileOf('<quiz/>', { 'x-questoes-no-arquivo': '2' })`. */
export const fileOf = (text: string, headers: Record<string, string> = {}): FileAnswer => new FileAnswer(text, headers);

/** A network without response. */
export const offline = (): Refusal => new Refusal(0, undefined, {});
