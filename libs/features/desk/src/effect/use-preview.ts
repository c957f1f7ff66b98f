import { useState } from 'react';

interface Answer<Effect> {
  feito: boolean;
  /** A job carries the act out. */
  em_andamento?: boolean;
  muda: Effect;
}

/**
 * An act that is previewed before it is done. `run` sends it: first for the preview, which is kept as `effect`, then to be
 * done. It resolves to the server's answer once the act is done or a job carries it out, otherwise to null. `forget` drops the preview of a request
 * that was changed since; a refusal drops it as well.
 */
export function usePreview<Effect>() {
  const [effect, setEffect] = useState<Effect>();
  async function run<Done extends Answer<Effect>>(
    send: (so_conferir: boolean) => PromiseLike<{ data?: Done | undefined }>,
  ): Promise<Done | null> {
    const { data } = await send(effect === undefined);
    if (data?.feito || data?.em_andamento) return data;
    setEffect(data?.muda);
    return null;
  }
  return { effect, run, forget: () => setEffect(undefined) };
}
