import { counted, decimalFigure, durationText, figure, questionsOf, shareText } from '@mapa/domain';
import type { MatterScore, Result, ResultLine, Score, Summary } from '../model';

/** The number of questions whose result is not withheld. */
const toldOf = ({ numeros, retidas = 0 }: Pick<Result, 'numeros' | 'retidas'>): number => numeros - retidas;

/** The right answers among the results that are not withheld, to follow their number: " de 45 (62%)". */
function outOfText({ certas, ...counts }: Pick<Result, 'certas' | 'numeros' | 'retidas'>): string {
  const told = toldOf(counts);
  return ` de ${figure(told)} (${shareText(told > 0 ? certas / told : 0)})`;
}

/** What annulled questions add to the number of right answers: "com o ponto de 1 anulada"; null without any. */
const annulledText = (annulled: number): string | null =>
  annulled === 0
    ? null
    : `com ${annulled === 1 ? 'o ponto' : 'os pontos'} de ${counted(annulled, 'anulada', 'anuladas')}`;

const netPoints = (liquida: number): string => counted(liquida, 'ponto líquido', 'pontos líquidos').replace('-', '−');

/**
 * A score in a list: the figure that counts in its kind of exam, which is the net points where a wrong answer cancels a
 * right one, and what explains it. No figure while all results are withheld.
 */
export function scoreTexts(
  { certas, liquida, anuladas = 0, retidas = 0 }: Score,
  { numeros, marcadas }: Pick<Summary, 'numeros' | 'marcadas'>,
): { figure: string | null; notes: string[] } {
  const withheld = retidas === 0 ? [] : [`${questionsOf(retidas)} em outro simulado`];
  if (retidas === numeros) return { figure: null, notes: withheld };
  if (marcadas === 0 && certas === 0) return { figure: 'Em branco', notes: withheld };
  const right = counted(certas, 'certa', 'certas');
  const annulled = annulledText(anuladas);
  const others = [...(annulled === null ? [] : [annulled]), ...withheld];
  if (liquida === undefined)
    return { figure: right, notes: [outOfText({ certas, numeros, retidas }).trim(), ...others] };
  // The share of right answers would contradict the net points.
  const wrong = counted(certas - liquida, 'errada', 'erradas');
  return {
    figure: netPoints(liquida),
    notes: [`${right} e ${wrong} de ${figure(toldOf({ numeros, retidas }))}`, ...others],
  };
}

/** Points with partial credit: "7,4 pontos, com a parte das somas incompletas."; null without such a rule. */
export const creditText = ({ pontos }: Pick<Result, 'pontos'>): string | null =>
  pontos === undefined
    ? null
    : `${decimalFigure(pontos)} ${pontos === 1 ? 'ponto' : 'pontos'}, com a parte das somas incompletas.`;

/**
 * The score of a result: the figure that counts in its kind of exam, and what follows it: "20 pontos líquidos", ": 28
 * certas de 45 (62%), 8 erradas descontadas."
 */
export function headlineTexts(
  result: Pick<
    Result,
    'penaliza_erro' | 'liquida' | 'certas' | 'erradas' | 'anuladas' | 'numeros' | 'retidas' | 'pontos'
  >,
): { lead: string; rest: string } {
  const { penaliza_erro, liquida, certas, erradas, anuladas } = result;
  const right = counted(certas, 'certa', 'certas');
  const annulled = annulledText(anuladas);
  const told = outOfText(result) + (annulled === null ? '' : `, ${annulled}`);
  if (!penaliza_erro) {
    const credit = creditText(result);
    return { lead: right, rest: told + (credit === null ? '.' : `: ${credit}`) };
  }
  const discounted =
    erradas === 0 ? 'sem nada a descontar' : counted(erradas, 'errada descontada', 'erradas descontadas');
  return { lead: netPoints(liquida), rest: `: ${right}${told}, ${discounted}.` };
}

/** The figure that counts in a matéria and what follows it: "8", "de 10 (80%)"; with a penalty its net points, "6", "de 10". */
export function matterTexts(
  { certas, numeros, liquida }: Pick<MatterScore, 'certas' | 'numeros' | 'liquida'>,
  isPenalised: boolean,
): { lead: string; rest: string } {
  if (isPenalised) return { lead: figure(liquida).replace('-', '−'), rest: `de ${figure(numeros)}` };
  return { lead: figure(certas), rest: `de ${figure(numeros)} (${shareText(certas / numeros)})` };
}

/** What the other questions of a matéria became: "2 erradas, 1 em branco", with a penalty "8 certas, 2 erradas". */
export function matterNote(
  { certas, erradas, em_branco, anuladas }: Pick<MatterScore, 'certas' | 'erradas' | 'em_branco' | 'anuladas'>,
  isPenalised: boolean,
): string {
  const parts = [
    isPenalised && certas > 0 ? [counted(certas, 'certa', 'certas')] : [],
    erradas > 0 ? [counted(erradas, 'errada', 'erradas')] : [],
    em_branco > 0 ? [`${figure(em_branco)} em branco`] : [],
    anuladas > 0 ? [counted(anuladas, 'anulada', 'anuladas')] : [],
  ].flat();
  return parts.length > 0 ? parts.join(', ') : 'Nenhum erro';
}

/** Comparison with others who finished the same part without knowing the key; requires at least five students. */
export function everybodyText({ prova, todos, retidas = 0 }: Pick<Result, 'prova' | 'todos' | 'retidas'>): string {
  if (prova.id === null) return 'Sem nota TRI nem comparação: questões escolhidas à parte não têm escala comum.';
  if (retidas > 0) return 'A comparação com os outros aparece quando o simulado em andamento terminar.';
  if (todos === null)
    return 'Menos de cinco estudantes terminaram esta parte da prova sem conhecer o gabarito: ainda não há comparação.';
  const { estudantes, media, percentil } = todos;
  const average = `${counted(estudantes, 'estudante terminou', 'estudantes terminaram')} esta parte sem conhecer o gabarito: em média, ${decimalFigure(media)} certas.`;
  return percentil === null
    ? `${average} Você entra na comparação com o seu primeiro simulado desta parte, feito sem conhecer o gabarito de metade dela.`
    : `${average} Você foi melhor que ${decimalFigure(percentil)}% dos outros.`;
}

/** Number of results that another open sitting withholds; null if there are none. */
export const withheldText = ({ retidas = 0 }: Pick<Result, 'retidas'>): string | null =>
  retidas === 0
    ? null
    : `${counted(retidas, 'questão está', 'questões estão')} num simulado em andamento: o resultado ${retidas === 1 ? 'dela' : 'delas'} entra aqui quando ele terminar.`;

/** Number and total duration of the pauses, to follow other facts: " · 2 pausas, 12 min"; empty without pauses. */
export const pausesText = ({ pausas, pausado_ms }: Pick<Result, 'pausas' | 'pausado_ms'>): string =>
  pausas === 0 ? '' : ` · ${counted(pausas, 'pausa', 'pausas')}, ${durationText(pausado_ms)}`;

/** The verdict on a line of the answer sheet. */
export type LineState = 'certa' | 'errada' | 'branco' | 'anulada' | 'retida';

/**
 * The verdict on a line: withheld while another sitting withholds it; an annulled question counts as right for
 * everybody; two marks are wrong.
 */
export function stateOf({ anulada, certa, letra, dupla }: ResultLine): LineState {
  if (certa === null) return 'retida';
  if (anulada) return 'anulada';
  if (certa) return 'certa';
  return letra === null && !dupla ? 'branco' : 'errada';
}

export const STATE_WORDS: Record<LineState, string> = {
  certa: 'Certa',
  errada: 'Errada',
  branco: 'Em branco',
  anulada: 'Anulada',
  retida: 'Em simulado',
};

/** Name of a line: the paper's number, otherwise the question's code. */
export const lineName = ({ numero, questao_id }: Pick<ResultLine, 'numero' | 'questao_id'>): string =>
  numero === null ? `Q${questao_id}` : figure(numero);

/** Time spent on a question; a dash if none was recorded. */
export const timeText = (ms: number | null): string => (ms === null || ms === 0 ? '–' : durationText(ms));

/**
 * A line in one sentence: "No simulado: você marcou A, o gabarito é C · Errada · 1 min 32 s." One left blank or marked
 * twice can be answered below the sentence, which therefore does not give its key.
 */
export function lineText(line: ResultLine): string {
  const { letra, dupla, gabarito, tempo_ms } = line;
  const time = tempo_ms ? ` · ${durationText(tempo_ms)}` : '';
  if (letra === null && !dupla) return `No simulado: você deixou em branco${time}. Responda agora.`;
  const marked = dupla ? 'você marcou duas' : `você marcou ${letra}`;
  const key = dupla || gabarito.letra === null ? '' : `, o gabarito é ${gabarito.letra}`;
  return `No simulado: ${marked}${key} · ${STATE_WORDS[stateOf(line)]}${time}.`;
}

/** The median time: "Mediana de 1 min 20 s em 40 questões." */
export function medianText(times: readonly number[]): string {
  if (times.length === 0) return 'Nenhum tempo foi contado.';
  const sorted = [...times].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const median =
    sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
  return `Mediana de ${durationText(median)} em ${questionsOf(sorted.length)}.`;
}

/** The kinds of missed questions, by the address parameter that shows them alone, with their words after "as" and "só". */
export const MISSED = {
  erradas: { state: 'errada', name: 'erradas' },
  branco: { state: 'branco', name: 'em branco' },
} as const;
export type Missed = keyof typeof MISSED;

/** The kind of missed questions that is reviewed first: the wrong ones, without any those left blank. */
export const missedFirst = (missed: readonly ResultLine[]): Missed =>
  missed.some((line) => stateOf(line) === 'errada') ? 'erradas' : 'branco';

/** Questions answered wrongly or left blank, excluding withheld ones. */
export const missedOf = ({ questoes }: Pick<Result, 'questoes'>): ResultLine[] =>
  questoes.filter((line) => ['errada', 'branco'].includes(stateOf(line)));

/** The lines that a list or a review consists of: all, those of a matéria, or a kind of missed ones. */
export const linesOf = (
  { questoes }: Pick<Result, 'questoes'>,
  { matterId, missed }: { matterId: number | null; missed: Missed | null },
): ResultLine[] =>
  questoes.filter(
    (line) =>
      (matterId === null || line.materia_id === matterId) &&
      (missed === null || stateOf(line) === MISSED[missed].state),
  );
