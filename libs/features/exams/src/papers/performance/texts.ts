import { counted, decimalFigure, figure, questionsOf } from '@mapa/domain';
import type { AreaScore, Performance } from '../model';

/** Standard errors on either side of a 95 % interval. */
const SPAN_95 = 1.96;

/** Whether at least half of a paper was answered, which a percentage score requires. */
const isScored = ({ respondidas, total }: Pick<Performance, 'respondidas' | 'total'>): boolean =>
  respondidas * 2 >= total;

/** A score in the list of papers: "70%", or the progress below half. */
export const scoreText = (score: Pick<Performance, 'respondidas' | 'total' | 'percentual'>): string =>
  isScored(score)
    ? `${decimalFigure(score.percentual)}%`
    : `${figure(score.respondidas)} de ${figure(score.total)} respondidas`;

/** Why there is no percentage yet; null if there is one. */
export function unscoredText(performance: Performance): string | null {
  if (isScored(performance)) return null;
  return `Menos da metade da prova. A nota em porcentagem aparece a partir de ${counted(Math.ceil(performance.total / 2), 'resposta', 'respostas')}.`;
}

/** Counts of the answers by result: "84 certas · 16 erradas · 2 anuladas, com o ponto para todos · 18 sem resposta". */
export function tallyText({ certas, erradas, respondidas, total, anuladas = 0 }: Performance): string {
  // Hosts that do not state the number of annulled ones count them as answered, neither right nor wrong.
  const neither = anuladas > 0 ? 0 : respondidas - certas - erradas;
  const open = total - certas - erradas - Math.max(neither, 0);
  return [
    counted(certas - anuladas, 'certa', 'certas'),
    counted(erradas, 'errada', 'erradas'),
    neither > 0 ? counted(neither, 'anulada', 'anuladas') : null,
    anuladas > 0 ? `${counted(anuladas, 'anulada', 'anuladas')}, com o ponto para todos` : null,
    open > 0 ? `${figure(open)} sem resposta` : null,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The student's percentile among all students, or why it is not available. */
export function rankText({ todos, respondidas, total, depois_do_gabarito = 0 }: Performance): string {
  if (!todos) return 'Sem base para comparar: poucos estudantes responderam a pelo menos metade desta prova.';
  const { estudantes, media_percentual, percentil } = todos;
  const average = `Média de ${counted(estudantes, 'estudante', 'estudantes')}: ${decimalFigure(media_percentual)}%.`;
  if (percentil === 0) return `${average} Nenhum deles acertou menos do que você.`;
  if (percentil !== null) return `${average} Você acertou mais do que ${decimalFigure(percentil)}% deles.`;
  // How many other students will answer before the release of their keys is unknown.
  if (depois_do_gabarito > 0)
    return `${average} Você entra na comparação com metade da prova respondida antes de ver o gabarito.`;
  const missing = Math.max(Math.ceil(total / 2) - respondidas, 1);
  return `${average} Responda a mais ${questionsOf(missing)} para saber onde você está.`;
}

/** Number of answers after a release of the key, and the statistics that exclude them; null where there are none. */
export function releasedText({ depois_do_gabarito = 0 }: Performance): string | null {
  if (depois_do_gabarito === 0) return null;
  const isOne = depois_do_gabarito === 1;
  return `${counted(depois_do_gabarito, 'resposta veio', 'respostas vieram')} depois de o gabarito ser liberado: ${isOne ? 'conta' : 'contam'} aqui, não na comparação nem na TRI.`;
}

/**
 * Number of questions that count with their sitting's verdict although they have changed or left since; null if there
 * are none.
 */
export function asSatText({ como_no_simulado = 0 }: Performance): string | null {
  if (como_no_simulado === 0) return null;
  return como_no_simulado === 1
    ? '1 questão mudou ou saiu da prova depois do seu simulado: conta como estava nele.'
    : `${figure(como_no_simulado)} questões mudaram ou saíram da prova depois do seu simulado: contam como estavam nele.`;
}

/** Number of results that an open sitting withholds; null if there are none. */
export function withheldText({ retidas = 0 }: Performance): string | null {
  if (retidas === 0) return null;
  return retidas === 1
    ? '1 questão está num simulado em andamento: o que você respondeu a ela conta aqui quando ele terminar.'
    : `${figure(retidas)} questões estão num simulado em andamento: o que você respondeu a elas conta aqui quando ele terminar.`;
}

/** Explains which answer to a question counts. */
export const FIRST_ANSWER_TEXT =
  'Conta a sua primeira resposta a cada questão, no simulado ou fora dele; o resultado de um simulado é o do que foi marcado nele.';

/** The 95 % confidence interval of a score: ±1.96 standard errors. */
export const spanOf = (score: number, standardError: number): readonly [number, number] => [
  score - SPAN_95 * standardError,
  score + SPAN_95 * standardError,
];

/** The 95 % confidence interval of a score, as text. */
export function spanText(score: number, standardError: number): string {
  const [from, to] = spanOf(score, standardError).map((edge) => figure(Math.round(edge)));
  return `Com 95% de confiança, entre ${from} e ${to}.`;
}

/** Number of items behind an area's score: "28 certas em 40 de 45 itens, de inglês: nota parcial.". */
export function areaText({ area, certas, respondidas, itens, parcial, lingua }: AreaScore): string {
  const language = lingua === null ? '' : `, com ${lingua}`;
  const right = counted(certas, 'certa', 'certas');
  if (!parcial)
    return `${right} em ${counted(itens, 'item', 'itens')}${language}: ${area === 'PROVA' ? 'a prova' : 'a área'} inteira.`;
  return `${right} em ${figure(respondidas)} de ${counted(itens, 'item', 'itens')}${language}: nota parcial, só do que foi respondido.`;
}

/** Source of the item parameters behind a score, as text. */
export function methodText({ metodo, amostra = 0 }: AreaScore): string {
  if (metodo === 'demonstracao')
    return 'Parâmetros inventados para esta demonstração: a nota mostra como funciona, e não vale fora dela.';
  if (metodo === 'propria')
    return `Calculada com parâmetros estimados das respostas de ${counted(amostra, 'estudante', 'estudantes')} daqui, que têm média 500 e desvio 100. Não é a nota oficial da prova.`;
  return 'Calculada como no Enem, com os parâmetros publicados dos itens e a escala da área.';
}

/** Why an area has no score, and what is required. */
export function baseText({ amostra, amostra_necessaria, respondidas }: AreaScore): string {
  if (amostra !== undefined && amostra_necessaria !== undefined && amostra < amostra_necessaria) {
    const verb = amostra === 1 ? 'respondeu' : 'responderam';
    const now = amostra === 0 ? 'nenhum respondeu' : `só ${counted(amostra, 'estudante', 'estudantes')} ${verb}`;
    return `Sem base: a nota TRI sai das respostas de pelo menos ${figure(amostra_necessaria)} estudantes a tudo, antes de verem o gabarito, e até agora ${now}.`;
  }
  if (respondidas === 0) return 'Responda a questões desta área para ver a nota.';
  return 'Sem base ainda: já há respostas para estimar os itens, o que se faz toda noite. A nota aparece assim que a estimativa for confiável.';
}

/** If fewer simulated patterns than this share are as unlikely, the score may be misleading. */
const SURPRISING = 0.05;

/** Warning if the answers hardly fit the model; null if they fit, or are too few. */
export const fitText = ({ ajuste }: AreaScore): string | null =>
  ajuste === null || ajuste.p >= SURPRISING
    ? null
    : 'Padrão incomum: há fáceis erradas e difíceis certas demais para esta nota, que por isso pode dizer pouco.';
