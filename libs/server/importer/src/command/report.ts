import { counted } from '@mapa/domain';
import type { Training } from '@mapa/server-classifier';
import type { BankOutcome } from '../bank/import-bank';
import type { DocumentsOutcome } from '../documents/attach-documents';
import type { FileOutcome } from '../file/import-file';
import type { ItemsOutcome } from '../items/import-items';
import { countLines, type ReportReader } from './count-lines';
import { briefly, MAX_LISTED_ALIKE, moreLines, moreOf } from './more-lines';
import type { PaperOutcome } from '../paper/import-paper';
import { correctionLine, draftLine, keyLines } from '../paper/paper-lines';
import { shortName, shownLine } from '../model/shown';
import type { NoticesOutcome } from '../notices/import-notices';
import { type KeptState, keptStateWords } from '../model/question-states';
import type { Refusal, Warning } from '../model/refusal';
import { trainingLine, waitingLines } from '../subjects/guess-words';
import type { Written } from '../writer/file-writer';
import type { InstitutionKind, Joined } from '../writer/institutions';
import type { MapChange } from '../writer/map';
import type { Moved } from '../writer/paper';

/** Most refusals and most warnings listed for all files; further ones are only counted. */
const MAX_LISTED = 10_000;

/** Summarises an import in Portuguese. */
export class Report {
  private readonly listed: Refusal[] = [];
  private readonly warnings: Warning[] = [];
  private readonly maps: MapChange[] = [];
  private readonly places: string[] = [];
  private readonly refusedFiles: Refusal[] = [];
  private readonly drafts: NonNullable<PaperOutcome['drafts']>[] = [];
  private readonly waiting: string[] = [];
  private training: { result: Training | null } | null = null;
  private notices: NoticesOutcome | null = null;
  private items: ItemsOutcome | null = null;
  private documents: DocumentsOutcome | null = null;
  private files = 0;
  private joined = 0;
  private corrections = 0;
  private moved = 0;
  private left = 0;
  private readonly kept: KeptState[] = [];
  private readonly counts = {
    accepted: 0,
    unchanged: 0,
    updated: 0,
    refused: 0,
    warned: 0,
    withoutSubject: 0,
    suggested: 0,
  };

  constructor(private readonly reader: ReportReader = 'command') {}

  addNotices(outcome: NoticesOutcome): void {
    this.notices = outcome;
    if (outcome.fileRefusal) this.refusedFiles.push(outcome.fileRefusal);
    this.listed.push(...outcome.refusals.slice(0, MAX_LISTED));
    this.addWarnings(outcome.warnings);
  }

  addItems(outcome: ItemsOutcome): void {
    this.items = outcome;
    if (outcome.fileRefusal) this.refusedFiles.push(outcome.fileRefusal);
    this.addWarnings(outcome.warnings);
  }

  addWarnings(warnings: Warning[]): void {
    this.counts.warned += warnings.length;
    this.warnings.push(...warnings.slice(0, MAX_LISTED - this.warnings.length));
  }

  addJoined(kind: InstitutionKind, acronym: string, { kept, names }: Joined): void {
    this.joined += 1;
    const words =
      kind === 'banca'
        ? counted(names.length, 'banca juntada', 'bancas juntadas')
        : counted(names.length, 'órgão juntado', 'órgãos juntados');
    this.places.push(
      names.length === 0
        ? `sigla “${shortName(acronym)}”: já era só de “${shortName(kept)}”`
        : `${words} a “${shortName(kept)}”: ${names.map(shortName).join('; ')}`,
    );
  }

  /** @param outcome null if there is no paper of this name */
  addDocuments(outcome: DocumentsOutcome | null, exam: string): void {
    this.documents = outcome ?? { attached: 0, unchanged: 0, warnings: [] };
    this.addWarnings(this.documents.warnings.map((reason) => ({ file: 'PDF', line: 0, name: '', reason })));
    if (!outcome)
      this.refusedFiles.push({
        file: 'PDF',
        line: 0,
        name: '',
        reason: `a prova “${exam}” não existe; importe as questões dela junto`,
      });
  }

  /** @param result null if the bank has too few questions to learn from */
  addTraining(result: Training | null): void {
    this.training = { result };
  }

  addBank({ files, read, refusals, warnings, fileRefusal }: BankOutcome): void {
    for (const file of files) this.add(file);
    if (fileRefusal) this.refusedFiles.push(fileRefusal);
    this.listed.push(...refusals.slice(0, MAX_LISTED - this.listed.length));
    this.counts.refused += refusals.length;
    this.addWarnings(warnings);
    const { provas, cadernos, concursos } = read;
    if (!fileRefusal)
      this.places.push(
        `banco: ${counted(provas, 'prova', 'provas')}, ${counted(cadernos, 'caderno de itens', 'cadernos de itens')}, ${counted(concursos, 'concurso', 'concursos')}`,
      );
  }

  /** Adds a paper read from its PDF: imported questions, and drafts. */
  addPaper({ outcome, check, drafts }: PaperOutcome): void {
    this.add(outcome);
    this.places.push(...keyLines({ check, drafts }));
    if (drafts) this.drafts.push(drafts);
  }

  add(outcome: FileOutcome): void {
    const {
      counts,
      maps,
      moved,
      left,
      corrections,
      parted,
      kept,
      waiting,
      refused,
      refusals,
      warned,
      warnings,
      fileRefusal,
    } = outcome;
    this.files += 1;
    this.waiting.push(...briefly(waitingLines(waiting).map(shownLine)));
    this.maps.push(...maps);
    this.places.push(
      ...briefly(parted.map(partedLine)),
      ...briefly(moved.map(movedLine)),
      ...briefly(left.map(leftLine)),
      ...briefly(corrections.map(correctionLine)),
      ...briefly(kept.map(keptLine)),
      ...outcome.links,
    );
    this.kept.push(...kept.map(({ state, became }) => ({ state, became })));
    this.corrections += corrections.length;
    this.moved += moved.length;
    this.left += left.length;
    if (fileRefusal) {
      this.refusedFiles.push(fileRefusal);
      return;
    }
    this.counts.accepted += counts.accepted;
    this.counts.unchanged += counts.unchanged;
    this.counts.updated += counts.updated;
    this.counts.withoutSubject += counts.withoutSubject;
    this.counts.suggested += counts.suggested;
    this.counts.refused += refused;
    this.listed.push(...refusals.slice(0, MAX_LISTED - this.listed.length));
    this.counts.warned += warned;
    this.warnings.push(...warnings.slice(0, MAX_LISTED - this.warnings.length));
  }

  /** 0: every file was read, even with refused questions; 1: a whole file was refused, or nothing was imported. */
  get exitCode(): number {
    const cameIn = [this.counts, this.notices?.counts, this.items?.counts].reduce(
      (sum, counts) => sum + (counts ? counts.accepted + counts.unchanged + counts.updated : 0),
      0,
    );
    const documents = this.documents ? this.documents.attached + this.documents.unchanged : 0;
    return this.refusedFiles.length === 0 && cameIn + documents + this.joined + (this.training?.result ? 1 : 0) > 0
      ? 0
      : 1;
  }

  lines(): string[] {
    const refused = this.counts.refused + (this.notices?.refusals.length ?? 0);
    return [
      ...(this.files > 0 ||
      (this.notices === null &&
        this.items === null &&
        this.documents === null &&
        this.joined === 0 &&
        this.training === null)
        ? this.questionLines()
        : []),
      ...this.waiting,
      ...this.drafts.map(draftLine),
      ...this.places,
      ...this.maps.map(mapLine),
      ...this.noticeLines(),
      ...this.itemLines(),
      ...(this.training ? [trainingLine(this.training.result)] : []),
      ...(this.documents
        ? [`PDFs gravados: ${this.documents.attached}`, `PDFs inalterados: ${this.documents.unchanged}`]
        : []),
      ...(this.refusedFiles.length > 0
        ? [`arquivos recusados: ${this.refusedFiles.length} (nada deles foi gravado)`]
        : []),
      ...this.refusedFiles.map((refusal) => `${place(refusal)}: ${refusal.reason}`),
      ...this.listed.map((refusal) => `${place(refusal)}: "${shortName(refusal.name)}": ${refusal.reason}`),
      ...(refused > this.listed.length ? [moreOf(refused - this.listed.length, 'recusada', 'recusadas')] : []),
      ...this.warningLines(),
    ];
  }

  private questionLines(): string[] {
    const { counts, corrections, moved, left, kept, reader } = this;
    return countLines({ ...counts, corrections, moved, left }, kept, reader);
  }

  private warningLines(): string[] {
    const alike = new Map<string, Warning[]>();
    for (const warning of this.warnings) {
      const words = `${warning.file}: aviso: ${warning.reason}`;
      const before = alike.get(words);
      if (before) before.push(warning);
      else alike.set(words, [warning]);
    }
    const listed = new Set([...alike.values()].flatMap((warnings) => warnings.slice(0, MAX_LISTED_ALIKE)));
    const lines = this.warnings.filter((warning) => listed.has(warning)).map(warningLine);
    for (const [words, warnings] of alike) {
      const others = warnings.slice(MAX_LISTED_ALIKE).map(({ line }) => line);
      if (others.length > 0) lines.push(moreLines(words, others));
    }
    const unlisted = this.counts.warned - this.warnings.length;
    return unlisted > 0 ? [...lines, moreOf(unlisted, 'aviso', 'avisos')] : lines;
  }

  private itemLines(): string[] {
    if (this.items === null || this.items.fileRefusal) return [];
    const { counts, links } = this.items;
    return [
      `cadernos de itens aceitos: ${counts.accepted}`,
      `inalterados: ${counts.unchanged}`,
      `atualizados: ${counts.updated}`,
      ...(links.length > 0 ? links : ['nenhuma prova tem o gabarito destes cadernos']),
    ];
  }

  private noticeLines(): string[] {
    if (this.notices === null || this.notices.fileRefusal) return [];
    const { counts, refusals, editais } = this.notices;
    return [
      `editais aceitos: ${counts.accepted}`,
      `inalterados: ${counts.unchanged}`,
      `atualizados: ${counts.updated}`,
      `recusados: ${refusals.length}`,
      ...(editais ? [`programas lidos: ${editais.read}`, `programas inalterados: ${editais.unchanged}`] : []),
    ];
  }
}

const warningLine = (warning: Warning): string =>
  `${place(warning)}:${warning.name === '' ? '' : ` "${shortName(warning.name)}":`} aviso: ${warning.reason}`;

function mapLine(change: MapChange): string {
  const label = ({ id, name }: { id: number; name: string }) => `“${shortName(name)}” (${id})`;
  if (change.kind === 'kept') return `mapa ${label(change.map)}: já tinha sido substituído e ficou como estava`;
  const { kind, map, before, students } = change;
  const reason = kind === 'subjects' ? 'edição nova, porque a lista de assuntos mudou' : 'edição nova, como pedido';
  return `mapa ${label(map)}: ${reason}; substitui ${label(before)}, que ${counted(students, 'estudante tem', 'estudantes têm')}`;
}

function movedLine({ name, from, to }: Moved): string {
  const label = ({ number, slot }: Moved['to']) =>
    number === null
      ? `lugar ${slot}, sem número`
      : number === slot
        ? `número ${number}`
        : `número ${number}, no lugar ${slot}`;
  return `"${shortName(name)}": estava no ${label(from)}; está no ${label(to)}`;
}

const partedLine = ({ name, from, to }: Written['parted'][number]): string =>
  `"${shortName(name)}": era a Q${from}, que continua em outra prova ou arquivo; agora é a Q${to}`;

const leftLine = ({ name, questionId, ofPaper }: Written['left'][number]): string =>
  `"${shortName(name)}" (Q${questionId}): ${ofPaper ? 'saiu da prova' : 'não está mais no arquivo'} e continua no banco de questões`;

const keptLine = ({ name, questionId, ...kept }: Written['kept'][number]): string =>
  `"${shortName(name)}" (Q${questionId}): ${keptStateWords(kept)}`;

const place = ({ file, line }: Refusal): string => (line > 0 ? `${file}:${line}` : file);
