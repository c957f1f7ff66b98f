import { ImageRefusal } from './refusal';

const MAX_BYTES = 10 * 1024 * 1024;
const TIMEOUT_MS = 5_000;

const tooLarge = () => new ImageRefusal(413, 'A imagem é grande demais.');

async function readBounded(body: ReadableStream<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > MAX_BYTES) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts, size);
}

/** Fetches an image from the API, at most 10 MB within 5 s. Redirects are not followed: they could lead anywhere. */
export async function fetchSource(apiHost: string, path: string): Promise<Buffer> {
  try {
    const response = await fetch(apiHost + path, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.ok && response.body) {
      if (Number(response.headers.get('content-length') ?? 0) > MAX_BYTES) {
        await response.body.cancel();
        throw tooLarge();
      }
      return await readBounded(response.body);
    }
    await response.body?.cancel();
    if (response.status >= 500) throw new ImageRefusal(503, 'A imagem está indisponível no momento.');
    throw new ImageRefusal(404, 'Imagem não encontrada.');
  } catch (error) {
    if (error instanceof ImageRefusal) throw error;
    throw new ImageRefusal(503, 'A imagem está indisponível no momento.');
  }
}
