import { elementsIn, type XmlElement } from './tree';

/** QTI views other than the student's, with their names for people. */
const READERS: Record<string, string> = {
  author: 'quem escreve a prova',
  proctor: 'o fiscal',
  invigilator: 'o fiscal',
  invigilatorproctor: 'o fiscal',
  psychometrician: 'o psicometrista',
  scorer: 'o corretor',
  testconstructor: 'quem monta a prova',
  tutor: 'o tutor',
  administrator: 'o administrador',
  adminauthority: 'o administrador',
  assessor: 'o avaliador',
};

const viewsOf = ({ attributes }: XmlElement): string[] =>
  (attributes['view'] ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);

/** Whether a text is for students; a text without views is. */
export const isForStudents = (element: XmlElement): boolean => {
  const views = viewsOf(element);
  return views.length === 0 || views.some((view) => ['candidate', 'all'].includes(view));
};

/** A sentence that states that a text for other readers is dropped. */
export const textForOthers = (element: XmlElement): string => {
  const readers = [...new Set(viewsOf(element).map((view) => READERS[view] ?? `“${view.slice(0, 40)}”`))];
  return `ficou de fora um texto para ${readers.join(' e ')}`;
};

const OF_TEMPLATES = 'as variáveis do modelo';
const TEMPLATE_PART = 'um trecho que depende de variáveis';
const BY_REFERENCE = 'um material citado por referência';

/** Names for people of QTI elements that the bank cannot store; others keep their element names. */
const NAMES: Record<string, string> = {
  stylesheet: 'a folha de estilo',
  templatedeclaration: OF_TEMPLATES,
  templateprocessing: OF_TEMPLATES,
  printedvariable: 'o valor de uma variável',
  templateblock: TEMPLATE_PART,
  templateinline: TEMPLATE_PART,
  companionmaterialsinfo: 'o material de apoio (calculadora, régua…)',
  cataloginfo: 'as versões acessíveis',
  contextdeclaration: 'as variáveis do contexto',
  positionobjectstage: 'uma imagem interativa',
  include: 'um arquivo incluído',
  mataudio: 'um áudio',
  matvideo: 'um vídeo',
  matapplet: 'um programa (applet)',
  matapplication: 'um arquivo de outro programa',
  matref: BY_REFERENCE,
  material_ref: BY_REFERENCE,
  altmaterial: 'o material alternativo',
  hint: 'uma dica',
  objectives: 'os objetivos',
  itemprecondition: 'uma condição para a questão aparecer',
  itempostcondition: 'uma condição depois da questão',
  duration: 'o tempo da questão',
  response_na: 'a resposta “não se aplica”',
};

/**
 * The dropped parts of an element, as sentences without duplicates.
 * @param kept elements that are read, or that mean nothing to a student
 * @param whole elements that are read with their entire content
 */
export function lossesIn(element: XmlElement, kept: ReadonlySet<string>, whole: ReadonlySet<string>): string[] {
  const isLost = ({ name }: XmlElement) => !kept.has(name) && !whole.has(name);
  const lost = [...elementsIn(element, (one) => one === element || (!isLost(one) && !whole.has(one.name)))]
    .slice(1)
    .filter(isLost);
  const words = lost.map(({ name }) => NAMES[name] ?? `o elemento <${name.slice(0, 60)}>`);
  return [...new Set(words)].map((one) => `${/^[oa]s /.test(one) ? 'ficaram' : 'ficou'} de fora ${one}`);
}
