import { KEPT_APART } from './kept-apart';
import { searchColumns, termOf, wordsOf } from './terms';

const PAIRS = (
  'questão/questões fiscal/fiscais obrigação/obrigações nível/níveis papel/papéis fácil/fáceis difícil/difíceis útil/úteis inútil/inúteis fértil/férteis ' +
  'réptil/répteis projétil/projéteis fóssil/fósseis míssil/mísseis hábil/hábeis frágil/frágeis têxtil/têxteis estéril/estéreis móvel/móveis ' +
  'imóvel/imóveis possível/possíveis responsável/responsáveis hotel/hotéis cartel/cartéis túnel/túneis painel/painéis cruel/cruéis fiel/fiéis anel/anéis ' +
  'civil/civis perfil/perfis infantil/infantis fuzil/fuzis juvenil/juvenis hostil/hostis espanhol/espanhóis farol/faróis lençol/lençóis sol/sóis ' +
  'azul/azuis homem/homens jovem/jovens imagem/imagens ordem/ordens bem/bens fim/fins comum/comuns som/sons hífen/hifens íon/íons elétron/elétrons ' +
  'próton/prótons flor/flores mulher/mulheres professor/professores autor/autores ser/seres lugar/lugares mar/mares hectare/hectares árvore/árvores ' +
  'torre/torres padre/padres software/softwares luz/luzes vez/vezes raiz/raízes juiz/juízes cruz/cruzes mês/meses inglês/ingleses português/portugueses ' +
  'francês/franceses burguês/burgueses camponês/camponeses país/países gás/gases deus/deuses tese/teses hipótese/hipóteses síntese/sínteses gene/genes ' +
  'gênese/gêneses crise/crises análise/análises base/bases classe/classes interesse/interesses mão/mãos cidadão/cidadãos órgão/órgãos irmão/irmãos ' +
  'pão/pães cão/cães alemão/alemães capitão/capitães mãe/mães lei/leis rei/reis herói/heróis boi/bois júri/júris táxi/táxis museu/museus ' +
  'europeu/europeus réu/réus céu/céus grau/graus peru/perus vírus/vírus ônus/ônus lápis/lápis ônibus/ônibus aluno/alunos casa/casas verde/verdes ' +
  'livre/livres norma/normas tributo/tributos imposto/impostos princípio/princípios servidor/servidores ato/atos administrativo/administrativos ' +
  'contrato/contratos licitação/licitações crime/crimes pena/penas verbo/verbos sujeito/sujeitos oração/orações vírgula/vírgulas função/funções ' +
  'equação/equações triângulo/triângulos célula/células ácido/ácidos sal/sais metal/metais animal/animais vegetal/vegetais capital/capitais ' +
  'tribunal/tribunais municipal/municipais federal/federais estadual/estaduais penal/penais eleitoral/eleitorais ambiental/ambientais social/sociais ' +
  'real/reais canal/canais qual/quais mal/males cônsul/cônsules caráter/caracteres pé/pés chá/chás série/séries espécie/espécies superfície/superfícies ' +
  'índice/índices vértice/vértices dia/dias via/vias rio/rios município/municípios tênis/tênis simples/simples nuvem/nuvens álbum/álbuns atum/atuns ' +
  'trem/trens item/itens montagem/montagens pólen/polens sênior/seniores pôster/pôsteres hambúrguer/hambúrgueres gol/gols álcool/álcoois anzol/anzóis ' +
  'barril/barris funil/funis mil/mil dor/dores cor/cores açúcar/açúcares voz/vozes rapaz/rapazes paz/pazes avestruz/avestruzes tenaz/tenazes ' +
  'capaz/capazes feliz/felizes veloz/velozes lápide/lápides rês/reses revés/reveses viés/vieses grande/grandes cidade/cidades lance/lances ' +
  'romance/romances corte/cortes monte/montes sangue/sangues ataque/ataques cheque/cheques verão/verões leão/leões coração/corações eleição/eleições ' +
  'cristão/cristãos sótão/sótãos bênção/bênçãos órfão/órfãos vilão/vilões reptil/reptis pênalti/pênaltis dossiê/dossiês bebê/bebês pivô/pivôs robô/robôs ' +
  'sofá/sofás javali/javalis álibi/álibis cáqui/cáquis guarani/guaranis tupi/tupis júnior/juniores chimpanzé/chimpanzés acórdão/acórdãos cartão/cartões ' +
  'pixel/pixels stress/stress processo/processos recurso/recursos sentença/sentenças mandado/mandados réptil/repteis'
).split(' ');

const termsOf = (text: string) => wordsOf(text).map(termOf);

describe('terms', () => {
  it('are the same for singular and plural', () => {
    const differing = PAIRS.filter((pair) => new Set(termsOf(pair)).size > 1);
    expect(differing).toEqual([]);
  });

  it('of exceptions are the same for both, too', () => {
    const plurals: Record<string, string> = { mar: 'mares', mes: 'meses', celular: 'celulares', leia: 'leias' };
    const differing = [...KEPT_APART].filter((word) => termOf(plurals[word] ?? `${word}s`) !== termOf(word));
    expect(differing).toEqual([]);
  });

  it.each([
    'mal mais',
    'gene gênese',
    'lei leão',
    'mês meta',
    'civil cível',
    'pão paz',
    'sal sol',
    'tese tesão',
    'parto parte',
    'casa caso',
    'universo universidade',
    'lei leia',
  ])('%s are not confused', (pair) => {
    const [one, other] = termsOf(pair);
    expect(one).not.toBe(other);
  });

  it('ignore accents, capitals, and signs between words', () => {
    expect(wordsOf('“Não é”, d’água; e-mail/guarda-chuva – 1º, 2,5 m² ÍNDICE q\u0303 pro\u00adcesso')).toEqual(
      'nao e d agua e mail guarda chuva 1o 2,5 m2 indice q processo'.split(' '),
    );
  });

  it('contain a number by its digits, however they are grouped', () => {
    expect(wordsOf('Lei nº 8.112/90, R$ 1.000.000,00, 1.23 e 12.3456')).toEqual(
      'lei no 8112 90 r 1000000 1 23 e 12 3456'.split(' '),
    );
  });

  it('are bounded, however long a word is', () => {
    expect(wordsOf('a'.repeat(100_000))).toEqual(['a'.repeat(64)]);
    expect(searchColumns([`<p>${'lei é '.repeat(20_000)}</p>`]).search).toBe(
      `'lei':${Array.from({ length: 255 }, (_, n) => 2 * n + 1).join()}`,
    );
  });
});

describe('the search columns of a question', () => {
  it('contain its terms with their positions, its words, and pairs of common words', () => {
    expect(searchColumns(['<p>As <b>questões</b> não são fáceis: a questão é</p>', 'é&nbsp;fácil'])).toEqual({
      search: "'questa':2,7 'nao':3 'facil':5,10 ' nao sao '",
      searchWords: ' as questoes nao sao faceis a questao e \n e facil ',
      searchVersion: 2,
    });
  });
});
