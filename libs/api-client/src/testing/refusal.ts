/** An answer that is not 2xx; status 0 is a network without an answer. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly body: unknown,
    readonly headers: Record<string, string>,
  ) {}
}

/** Tells a refusal from a result. */
export const isRefusal = (value: unknown): value is Refusal => value instanceof Refusal;

/** A refusal of the API, as `refuse(422, { email: ['Preencha o campo e-mail'] })`. */
export const refuse = (status: number, body: unknown = {}, headers: Record<string, string> = {}): Refusal =>
  new Refusal(status, body, headers);

/** No answer at all. */
export const offline = (): Refusal => new Refusal(0, undefined, {});
