import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { alternativesAmong, EXPORT_FORMATS, type ExportFormatId } from '@mapa/domain';
import { fromBufferPromise } from 'yauzl';
import { type ImportQuestion, normalise, openQuestionFile, type RawQuestion } from '@mapa/server-importer';
import { collect } from '@mapa/server-importer/testing';
import type { ExportQuestion } from '../question/export-question';
import { WRITERS } from '../formats/writers';
import { pictureName, type PictureSource } from '../question/pictures';

/** Questions in the importer's form; throws if it refuses one. */
export async function normaliseAll(questions: readonly RawQuestion[]): Promise<ImportQuestion[]> {
  const context = { exam: null, defaultSubject: null, fileName: 'arquivo', subjectMap: null };
  const all: ImportQuestion[] = [];
  for (const question of questions) all.push(await normalise(question, context));
  return all;
}

/** An imported question in the form for an export. */
export function asExported(question: ImportQuestion, id: number): ExportQuestion {
  const right = question.alternatives.findIndex(({ correct }) => correct);
  const {
    kind,
    number,
    variant,
    subjectPath,
    year,
    difficulty,
    annulled,
    outdated,
    statusReason,
    statement,
    alternatives,
    comment,
  } = question;
  return {
    id,
    codigo: `Q${id}`,
    tipo: kind,
    banca: { id: 3, nome: 'Fundação', sigla: 'FGV' },
    instituicao: null,
    prova: { id: 57, nome: 'ENEM 2022' },
    numero: number,
    variante: variant,
    ano: year,
    escolaridade: null,
    cargo: 'Auditor [pleno]',
    assunto: subjectPath.map((nome, depth) => ({ id: depth + 1, nome })),
    dificuldade: difficulty,
    anulada: annulled,
    desatualizada: outdated,
    motivo_situacao: statusReason,
    comentada: comment !== null,
    versao: 1,
    enunciado: statement,
    ...alternativesAmong(
      alternatives.map(({ letter, text }, at) => ({ id: id * 1000 + at, letra: letter, texto: text })),
    ),
    gabarito: {
      alternativa_id: right === -1 ? null : id * 1000 + right,
      letra: alternatives[right]?.letter ?? null,
      comentario: comment,
      comentarios_alternativas: alternatives.flatMap(({ comment: own }, at) =>
        own === null ? [] : { alternativa_id: id * 1000 + at, texto: own },
      ),
    },
  };
}

/** The pictures of imported questions, as if they were stored. */
export function picturesOf(questions: readonly ImportQuestion[]): PictureSource {
  const media = new Map(questions.flatMap((question) => question.media).map((picture) => [picture.hash, picture]));
  return {
    names: async (hashes) =>
      new Map(
        hashes.flatMap((hash) => {
          const picture = media.get(hash);
          return picture ? [[hash, pictureName(hash, picture.contentType)]] : [];
        }),
      ),
    bytes: async (hash) => media.get(hash)?.bytes ?? null,
  };
}

/** The bytes of a file with these questions. */
export async function fileOf(
  format: ExportFormatId,
  questions: readonly ExportQuestion[],
  pictures: PictureSource,
): Promise<Buffer> {
  const pieces = await collect(
    WRITERS[format].write({
      title: 'Caderno',
      questions,
      pictures,
      withKeys: EXPORT_FORMATS.some((one) => one.value === format && one.withKeys),
    }),
  );
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece as string)));
}

/** Reads a file's bytes as `npm run import` reads a file. */
export async function readBytes(bytes: Uint8Array): Promise<RawQuestion[]> {
  const folder = await mkdtemp(join(tmpdir(), 'mapa-export-'));
  try {
    const path = join(folder, 'arquivo');
    await writeFile(path, bytes);
    return await collect(openQuestionFile(path, { onBytes: () => undefined, onWarning: () => undefined }));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The members of a zip, by name; none for other files. */
export async function membersOf(bytes: Buffer): Promise<Record<string, Buffer>> {
  if (bytes.toString('latin1', 0, 2) !== 'PK') return {};
  const zip = await fromBufferPromise(bytes);
  const members: Record<string, Buffer> = {};
  for await (const entry of zip.eachEntry())
    members[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry));
  return members;
}
