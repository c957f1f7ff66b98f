import type { Page } from '../document/model';
import type { Block } from '../layout/flow';
import { findHeads } from '../paper/heads';
import type { Paper, PaperQuestion } from '../paper/read-paper';
import { item, line, lines, multichoice, pageOf, picture } from '../testing/built-paper';
import { doubtsOf } from './doubts-of';

/** The doubts about question 25 of forty, the only one that is changed. */
function doubtsWith(
  change: (question: PaperQuestion) => void,
  { of = multichoice, pages = [] as Page[], missing = [] as number[] } = {},
): string {
  const questions = Array.from({ length: 40 }, (_, at) => of(at + 1));
  change(questions[24] as PaperQuestion);
  const blocks = questions.flatMap((one) => [...one.statement, ...one.alternatives.flatMap((each) => each.blocks)]);
  const paper: Paper = { blocks, heads: findHeads(blocks), booklet: null, questions, missing, skipped: [] };
  const all = doubtsOf(paper, pages);
  expect(all.filter((_, at) => ![23, 24, 25, 26].includes(at)).flat()).toEqual([]);
  return (all[24] ?? []).join('; ');
}

const Y = 2500;
const state =
  (...texts: string[]) =>
  (question: PaperQuestion) =>
    void (question.statement = lines(texts, Y));
const answer =
  (...texts: string[]) =>
  (question: PaperQuestion) =>
    void ((question.alternatives[1] as { blocks: Block[] }).blocks = lines(texts, Y + 42));
const share =
  (...texts: string[]) =>
  (question: PaperQuestion) =>
    void (question.shared = [lines(texts, 2400)]);

describe('a question is doubted', () => {
  it.each<[string, (question: PaperQuestion) => void, RegExp]>([
    ['whose words are doubled', state('O O juiz juiz negou negou o pedido.'), /o enunciado repete “juiz”/],
    ['whose alternative has each word twice', answer('9. 9.'), /a alternativa B repete “9”/],
    ['with a phrase twice', state('O juiz negou o pedido negou o pedido do autor.'), /repete “negou o pedido”/],
    [
      'with two words and their signs twice',
      state('O juiz negou o pedido. Cabe pedido. Cabe recurso.'),
      /repete “pedido\. Cabe”/,
    ],
    ['with words in brackets twice', answer('O prazo (de recurso) (de recurso) corre.'), /repete “\(de recurso\)”/],
    [
      'with a line twice',
      state(
        'O juiz negou de novo o pedido do autor,',
        'que recorreu a tempo.',
        'O juiz negou de novo o pedido do autor,',
      ),
      /repete “O juiz negou/,
    ],
    ['whose alternatives are the same', answer('O prazo A de a licença corre desde o dia 25.'), /têm o mesmo texto/],
    [
      'whose alternative begins with a bracket',
      answer(') o prazo corre desde a citação.'),
      /alternativa B começa com o sinal “\)”/,
    ],
    ['whose statement begins with a comma', state(', que está correta.'), /enunciado começa com o sinal “,”/],
    [
      'whose statement begins within a sentence',
      state('ação, cabe ao réu provar que pagou.'),
      /enunciado começa com letra minúscula/,
    ],
    [
      'one of whose alternatives begins within a sentence',
      answer('desde a data da citação.'),
      /só a alternativa B começa com letra minúscula/,
    ],
    [
      'whose alternative ends within a sentence',
      answer('O prazo corre desde a data da'),
      /alternativa B termina no meio de uma frase/,
    ],
    [
      'one of whose alternatives has no full stop',
      answer('O prazo corre desde a data da citação'),
      /alternativa B termina sem ponto/,
    ],
    ['whose statement ends within a word', state('O réu foi conde-'), /termina com uma palavra cortada/],
    [
      'whose alternative ends with the next letter',
      answer('O prazo corre desde a citação. C'),
      /alternativa B termina com uma letra solta/,
    ],
    [
      'whose alternative begins with the next letter',
      answer('C O prazo corre desde a citação.'),
      /alternativa B tem a letra de outra/,
    ],
    [
      'whose alternative has the next one within it',
      answer('O prazo corre.', 'C) O prazo para.'),
      /alternativa B tem a letra de outra/,
    ],
    ['with a title of another question', state('O juiz negou o pedido.', 'Questão 26'), /título de outra questão/],
    [
      'with the number of the next one',
      answer('O prazo corre.', '26 Considere o caso a seguir.'),
      /número de outra questão/,
    ],
    [
      'with a command of items',
      answer('O prazo corre.', 'Acerca disso, julgue os itens que se seguem.'),
      /há um comando/,
    ],
    [
      'with a text for others',
      share('Texto para as questões de 31 a 35.'),
      /há um texto de outras questões: “questões de 31 a 35”/,
    ],
    [
      'with a text for another one',
      answer('O prazo corre. Leia o texto a seguir para responder à questão 26.'),
      /há um texto de outra questão: “Leia o texto/,
    ],
    [
      'with the code beside its number and what stands beside that',
      state('A01370 [E]', 'Contrato de obra com o autor, em cinco partes.'),
      /há o código de uma questão dentro dela: “A01370 \[E\]”/,
    ],
    [
      'with the page’s number',
      answer('O prazo corre desde a', 'citação do réu.', '1'),
      /texto da margem da página: “1”/,
    ],
    [
      'with a name of the booklet',
      state('O juiz negou o pedido.', 'CADERNO 7 - AZUL - Página 9'),
      /texto da margem da página/,
    ],
    ['that ends with a heading', answer('O prazo corre.', 'DIREITO PENAL'), /alternativa B termina com um título/],
    [
      'that lost the sign of an ordinal',
      state('Segundo o parágrafo o único do artigo 1 , da lei, é'),
      /perdido um sinal pequeno/,
    ],
    ['that lost what is under a root', state('O valor de √ é'), /perdido um sinal pequeno/],
    ['that lost the name of a sequence', state('A sequência ( ) = 2 define um número.'), /perdido um sinal pequeno/],
    [
      'with an exponent on a line of its own',
      (question) => void (question.statement = [line('A área mede 10 m e o lado é', Y), line('2', Y + 6, { size: 6 })]),
      /“2” separado da sua linha/,
    ],
    [
      'without the picture that it cites',
      state('Observe a figura a seguir e assinale a correta.'),
      /cita “Observe a figura”/,
    ],
    [
      'without the text that it cites',
      state('De acordo com o texto, o autor é'),
      /cita “De acordo com o texto”, e isso não está com ela/,
    ],
    ['without the paragraph that it cites', state('A ideia do 8º parágrafo do texto é'), /8º parágrafo/],
    ['without the line that it cites', state('O termo “isso” (linha 36) retoma'), /linha 36/],
    ['without the second text', state('Texto 1', 'O mar secou.', 'O texto 2 nega o texto 1 porque'), /cita “texto 2”/],
    [
      'with a heading that is no matéria',
      (question) => void (question.section = 'PROPOSTA DE REDAÇÃO'),
      /não é uma matéria/,
    ],
    ['under a figure’s title', (question) => void (question.section = 'Figura 1'), /não é uma matéria/],
    [
      'with an alternative too few',
      (question) => void question.alternatives.pop(),
      /tem 3 alternativas, e a prova tem 4/,
    ],
    ['with an empty alternative', answer(''), /alternativa B não tem texto/],
    [
      'with characters that mean nothing',
      answer('O pr\uFFFDzo corre desde a cita\uFFFDão.'),
      /o arquivo não diz quais são/,
    ],
    ['with letters set apart', answer('O p r a z o corre desde a citação.'), /letras separadas/],
    [
      'with a long alternative',
      answer(...Array.from({ length: 9 }, (_, at) => `O prazo ${at} corre desde a data da citação válida,`), 'e só.'),
      /longa demais/,
    ],
    [
      'with a line missing',
      (question) =>
        void (question.statement = [
          line('O juiz negou o pedido que o autor', Y),
          line('para que o réu pague.', Y + 24),
        ]),
      /pode ter perdido uma linha/,
    ],
    [
      'with lines of another column',
      (question) => void (question.statement = [line('O juiz negou o', Y), line('pedido do autor.', Y - 300)]),
      /fora da ordem da página/,
    ],
    [
      'with a text below an alternative',
      (question) =>
        void (question.alternatives[3] as { blocks: Block[] }).blocks.push(line('Leia o caso que segue.', Y + 100)),
      /mais de um parágrafo/,
    ],
    [
      'with two alternatives as one',
      (question) =>
        void ((question.alternatives[1] as { blocks: Block[] }).blocks = [
          line('O prazo corre.', Y + 42, { x1: 100 }),
          line('O prazo nunca corre.', Y + 54),
        ]),
      /pode ser duas/,
    ],
    [
      'whose lines do not go on from each other',
      answer('O prazo corre desde a data da', 'Assinale a opção correta.'),
      /linhas que não se ligam/,
    ],
    [
      'with a picture in some alternatives',
      (question) => void ((question.alternatives[1] as { blocks: Block[] }).blocks = [picture(Y)]),
      /figura em parte das alternativas/,
    ],
  ])('%s', (_, change, reason) => {
    expect(doubtsWith(change)).toMatch(reason);
  });

  it('with a header, a footer or a lost line of the page', () => {
    const header = (page: number): Page =>
      pageOf(
        [
          [`Prova objetiva ${page}`, 4990],
          ['Enunciado', 2000],
        ],
        page,
      );
    const pages = [1, 2, 3, 4].map(header);
    expect(doubtsWith(state('O juiz negou o pedido.', 'Prova objetiva 7'), { pages })).toMatch(/margem da página/);
    expect(doubtsWith(state('O juiz negou o pedido.', '1/4'), { pages })).toMatch(/margem da página: “1\/4”/);
    expect(doubtsWith(state('O juiz negou o pedido.', '1 de 4'), { pages })).toMatch(/margem da página/);
    expect(doubtsWith(answer('1/3'), { pages })).not.toMatch(/margem/);
    const lost = [pageOf([['que a lei não prevê, por isso', Y + 80]])];
    expect(doubtsWith(() => undefined, { pages: lost })).toMatch(/linha da página que ficou fora dela/);
  });

  it('beside a number that was not found', () => {
    expect(doubtsWith(() => undefined, { missing: [26] })).toMatch(/a questão 26, que vem depois, não foi encontrada/);
  });
});

describe('an item of certo ou errado is doubted', () => {
  it.each<[string, (question: PaperQuestion) => void, RegExp]>([
    [
      'with another group’s command',
      share('Acerca de bancos de dados, julgue os itens de 36 a 40.'),
      /texto de outras questões/,
    ],
    [
      'with two commands',
      (question) => void question.shared.push(lines(['Acerca disso, julgue os itens seguintes.'], 2450)),
      /há dois comandos/,
    ],
    ['that has the next command', state('O TCP ordena os dados.', 'Julgue os itens a seguir.'), /há um comando/],
    ['without a full stop', state('O TCP ordena os dados, se explica'), /termina sem ponto/],
    [
      'with a text that breaks off',
      (question) => void question.shared.unshift(lines(['Quanto às técnicas de digitalização de'], 5)),
      /texto de apoio termina no meio/,
    ],
  ])('%s', (_, change, reason) => {
    expect(doubtsWith(change, { of: item })).toMatch(reason);
  });
});

describe('a question is not doubted for', () => {
  it.each<[string, (question: PaperQuestion) => void]>([
    ['a tag of HTML', state('O navegador mostra em destaque o texto de <b>lei</b>.')],
    ['a word that is doubled on purpose', state('Ela anda muito muito devagar. É certo que')],
    [
      'a legal phrase that comes again',
      state(
        'O Ministério Público do Estado processou o réu.',
        'Cabe ao Ministério Público do Estado',
        'provar o fato.',
      ),
    ],
    [
      'items of a list that say the same of two things',
      state(
        '• modelo II: o dobro da profundidade e a metade da',
        'área da base do modelo primeiro;',
        '• modelo IV: a metade da profundidade e o dobro da',
        'área da base do modelo primeiro.',
      ),
    ],
    ['a statement that its alternatives end', state('A lei proíbe que o sócio participe de')],
    ['figures of a row that come again', answer('A ordem é (0) (1) (0) (1) no total.')],
    ['three dots at its beginning', state('... e assim termina o contrato, pois')],
    ['a negative number', answer('−2 é o valor de x.')],
    ['a vitamin and a point', state('A reta passa pelo ponto A e pelo ponto B')],
    ['a range that holds its number', share('Texto para as questões de 21 a 30.')],
    ['articles of law', state('Segundo o art. 5º, § 1º, da Constituição e o art. 121, o juiz')],
    [
      'a picture that is there',
      (question) => void (question.statement = [line('Observe a figura a seguir.', Y), picture(Y + 10)]),
    ],
    ['a text of the law', state('De acordo com o texto constitucional, o voto é')],
    ['a list of its own', state('Considere:', '25. a posse; e', '26. a propriedade.')],
    ['a heading of writing as a subject', (question) => void (question.section = 'REDAÇÃO OFICIAL')],
    ['code with a number in each line', state('O comando a seguir', 'rm arq1.txt', 'apaga o quê?')],
  ])('%s', (_, change) => {
    expect(doubtsWith(change)).toBe('');
  });
});
