import { createHmac, timingSafeEqual } from 'node:crypto';
import { inspectImage, QuestionRefusal } from '@mapa/server-importer';
import { type Database, GENERAL, isUuid, type Queryable, refuse } from '@mapa/server-platform';
import { DESK } from '../errors/error-messages';
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { deskPictures } from '../tables/papers';

const HOUR_S = 3_600;
/** Validity of a picture's address. */
const OPEN_HOURS = 12;

const CALL = '/api/desk-picture';

const hourOf = (now: number): number => Math.floor(now / 1_000 / HOUR_S);

const sign = (secret: Uint8Array, place: string): string =>
  createHmac('sha256', secret).update(`desk picture ${place}`).digest('base64url');

/**
 * Addresses of a paper's pictures. Browsers fetch an image without the token, so the address is signed instead and
 * valid for some hours (docs/decisions/124).
 */
export function pictureAddresses(secret: Uint8Array, paperId: string) {
  const until = hourOf(Date.now()) + OPEN_HOURS;
  return (hash: string): string => {
    const place = `${paperId}/${hash}/${until}`;
    return `${CALL}/${place}/${sign(secret, place)}`;
  };
}

const MEDIA = /src="\/api\/media\/([0-9a-f]{64})"/g;
const SIGNED = new RegExp(`src="${CALL}/[^"/]*/([0-9a-f]{64})/[^"]*"`, 'g');

/** A stored text with signed addresses for its pictures. */
export const withAddresses = (html: string, addressOf: (hash: string) => string): string =>
  html.replace(MEDIA, (_, hash: string) => `src="${addressOf(hash)}"`);

/** The inverse: the text to store. */
export const withoutAddresses = (html: string): string => html.replace(SIGNED, 'src="/api/media/$1"');

/** Bytes of a paper's pictures by their hashes. */
export async function readPictures(db: Queryable, paperId: string, hashes: string[]): Promise<Map<string, Buffer>> {
  const rows =
    hashes.length === 0
      ? []
      : await db
          .select({ hash: deskPictures.hash, bytes: deskPictures.bytes })
          .from(deskPictures)
          .where(and(eq(deskPictures.paperId, paperId), inArray(deskPictures.hash, hashes)));
  return new Map(rows.map(({ hash, bytes }) => [hash, bytes]));
}

/** Stores pictures of a paper, each once. */
export async function keepPictures(
  tx: Queryable,
  paperId: string,
  pictures: readonly { hash: string; contentType: string; bytes: Buffer }[],
): Promise<void> {
  for (const { hash, contentType, bytes } of pictures)
    await tx.insert(deskPictures).values({ paperId, hash, contentType, bytes }).onConflictDoNothing();
}

/** Most pictures in the texts of a paper. */
const MOST_PICTURES = 2_000;

/** Stores a picture for a text of a paper, checked as in an import; returns its signed address. */
export async function takePicture(
  db: Database,
  paperId: string,
  base64: string,
  addressOf: (hash: string) => string,
): Promise<{ endereco: string }> {
  const count = await db.$count(deskPictures, eq(deskPictures.paperId, paperId));
  if (count >= MOST_PICTURES) throw refuse(DESK.tooManyPictures, { maximo: MOST_PICTURES });
  try {
    const picture = await inspectImage(Buffer.from(base64, 'base64'), 'ela');
    await keepPictures(db, paperId, [picture]);
    return { endereco: addressOf(picture.hash) };
  } catch (error) {
    throw error instanceof QuestionRefusal ? refuse(DESK.pictureRefused, { problema: error.message }) : error;
  }
}

interface Params {
  paper: string;
  hash: string;
  until: string;
  signature: string;
}

const isSigned = (secret: Uint8Array, { paper, hash, until, signature }: Params): boolean => {
  const [given, right] = [signature, sign(secret, `${paper}/${hash}/${until}`)].map((text) => Buffer.from(text));
  return Boolean(given && right && given.length === right.length && timingSafeEqual(given, right));
};

/** Serves pictures of drafts, by the addresses of `pictureAddresses`. */
export function registerDeskPictures(app: FastifyInstance, db: Database): void {
  app.get<{ Params: Params }>(
    `${CALL}/:paper/:hash/:until/:signature`,
    { config: { requestQueue: 'lists' } },
    async (request, reply) => {
      const { params } = request;
      const { paper, hash, until } = params;
      if (!isUuid(paper) || !isSigned(app.tokenSecret, params) || Number(until) < hourOf(Date.now()))
        throw refuse(GENERAL.notFound);
      const own = and(eq(deskPictures.paperId, paper), eq(deskPictures.hash, hash));
      const [row] = await app.requestQueues.run(request, () => db.select().from(deskPictures).where(own));
      if (!row) throw refuse(GENERAL.notFound);
      return reply
        .headers({
          'content-type': row.contentType,
          'cache-control': 'private, max-age=3600',
          'content-security-policy': "default-src 'none'",
        })
        .send(row.bytes);
    },
  );
}
