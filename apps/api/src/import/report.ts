import type { FileOutcome } from './import-file';
import type { Refusal } from './refusal';

/** Beyond these the refusals of all files are counted, not listed. */
const MAX_LISTED = 10_000;
const NAME_CHARS = 80;

/** Sums up an import and says it in Portuguese. */
export class Report {
  private readonly listed: Refusal[] = [];
  private readonly refusedFiles: Refusal[] = [];
  private counts = { accepted: 0, unchanged: 0, updated: 0, refused: 0, withoutSubject: 0 };

  add({ counts, refused, refusals, fileRefusal }: FileOutcome): void {
    if (fileRefusal) {
      this.refusedFiles.push(fileRefusal);
      return;
    }
    this.counts.accepted += counts.accepted;
    this.counts.unchanged += counts.unchanged;
    this.counts.updated += counts.updated;
    this.counts.withoutSubject += counts.withoutSubject;
    this.counts.refused += refused;
    this.listed.push(...refusals.slice(0, MAX_LISTED - this.listed.length));
  }

  /** 0 when every file was read, even if it has refused questions; 1 when a file was refused as a whole or nothing came in. */
  get exitCode(): number {
    const { accepted, unchanged, updated } = this.counts;
    return this.refusedFiles.length === 0 && accepted + unchanged + updated > 0 ? 0 : 1;
  }

  lines(): string[] {
    const { accepted, unchanged, updated, refused, withoutSubject } = this.counts;
    return [
      `aceitas: ${accepted}`,
      `inalteradas: ${unchanged}`,
      `atualizadas: ${updated}`,
      `recusadas: ${refused}`,
      `sem assunto: ${withoutSubject}${withoutSubject > 0 ? ' (use --materia ou --mapa-assuntos)' : ''}`,
      ...(this.refusedFiles.length > 0 ? [`arquivos recusados: ${this.refusedFiles.length} (nada deles foi gravado)`] : []),
      ...this.refusedFiles.map((refusal) => `${place(refusal)}: ${refusal.reason}`),
      ...this.listed.map((refusal) => `${place(refusal)}: "${shortName(refusal.name)}": ${refusal.reason}`),
      ...(refused > this.listed.length ? [`… e mais ${refused - this.listed.length} recusadas`] : []),
    ];
  }
}

const place = ({ file, line }: Refusal): string => (line > 0 ? `${file}:${line}` : file);

/** A name from a file goes to a terminal, so that it must not carry its control sequences. */
function shortName(name: string): string {
  const bare = name.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();
  if (bare === '') return 'sem nome';
  return bare.length > NAME_CHARS ? `${bare.slice(0, NAME_CHARS)}…` : bare;
}
