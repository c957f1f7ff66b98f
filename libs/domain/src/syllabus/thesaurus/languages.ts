import { conceptsOf } from './concept';

export const LANGUAGES = conceptsOf(`
língua portuguesa; português; gramática; gramática da língua portuguesa
língua inglesa; inglês
língua espanhola; espanhol
interpretação de texto; compreensão de texto; leitura de texto; análise de texto; intelecção de texto; compreensão textual; interpretação textual > ideia principal; ideias do texto; inferência textual; ponto de vista do autor; informações literais
tipologia textual; gêneros textuais; tipos textuais; tipos de texto; gêneros de texto; gêneros do discurso; gêneros discursivos > narração; descrição; dissertação; texto argumentativo
coesão; coerência; coesão textual; coesão e coerência > referenciação; conectores; conectivos textuais; sequenciação textual; elementos de sequenciação; recursos de coesão; progressão textual; anáfora; catáfora; operadores argumentativos
ortografia; ortografia oficial; grafia das palavras; sistema ortográfico > emprego de letras; acordo ortográfico; hífen; homônimos e parônimos
fonologia; fonética > divisão silábica; separação silábica; encontros vocálicos; encontros consonantais; dígrafos; fonemas
acentuação; acentuação gráfica; acento gráfico; regras de acentuação
morfologia > flexão nominal; flexão verbal; estrutura das palavras; formação das palavras; processos de formação de palavras; morfossintaxe; classes de palavras
classes de palavras; classes gramaticais > substantivo; adjetivo; advérbio; preposição; conjunção; numeral; artigo definido; interjeição
verbos; emprego dos verbos > tempos verbais; modos verbais; conjugação verbal; vozes verbais; vozes do verbo; correlação verbal; locução verbal; flexão verbal; flexão dos verbos
pronomes; emprego dos pronomes > formas de tratamento; pronomes de tratamento; pronomes relativos; pronomes demonstrativos; pronomes pessoais
colocação pronominal; colocação dos pronomes; colocação de pronomes; topologia pronominal > próclise; ênclise; mesóclise; pronomes átonos; pronomes oblíquos átonos
sintaxe; análise sintática; estrutura sintática; organização sintática; relações morfossintáticas > termos da oração; período composto; morfossintaxe; estrutura morfossintática
termos da oração; funções sintáticas; sintaxe da oração; análise sintática > sujeito e predicado; objeto direto; objeto indireto; predicado; adjunto adnominal; adjunto adverbial; complemento nominal; aposto; vocativo; período simples
período composto; orações coordenadas e subordinadas; sintaxe do período > coordenação; subordinação; orações coordenadas; orações subordinadas; coordenação entre orações; subordinação entre orações
concordância verbal e nominal; concordância; sintaxe de concordância > concordância verbal; concordância nominal
regência verbal e nominal; regência; sintaxe de regência > regência verbal; regência nominal
crase; acento grave; acento indicativo de crase; sinal indicativo de crase
pontuação; sinais de pontuação > vírgula; uso da vírgula; ponto e vírgula; dois pontos; travessão
semântica; significação das palavras; significado das palavras; sentido das palavras; significação de palavras; significação contextual > sinônimos; antônimos; denotação; conotação; sentido próprio; sentido figurado; polissemia; ambiguidade; homônimos e parônimos; campo semântico; linguagem denotativa; linguagem conotativa; sentido denotativo; sentido conotativo
sinônimos e antônimos; sinonímia; antonímia > sinônimos; antônimos
figuras de linguagem; linguagem figurada; figuras de estilo > metáfora; metonímia; ironia; hipérbole; eufemismo; catacrese
reescrita de frases; reescritura; reescrita; reescrita de textos; reestruturação de frases; estrutura da frase > substituição de palavras; substituição de trechos; reorganização da estrutura de orações; transformação de estruturas; equivalência de estruturas; transposição do discurso; discurso direto e indireto; paráfrase
redação oficial; correspondência oficial; manual de redação da presidência; redação de correspondências oficiais > ofício; memorando; pronomes de tratamento
funções da linguagem > função referencial; função emotiva; função apelativa; função metalinguística
variação linguística; variedades linguísticas; variantes linguísticas; níveis de linguagem > norma culta; norma padrão; linguagem formal e informal; adequação da linguagem; registro formal; oralidade
literatura; literatura brasileira > romantismo; realismo; modernismo; barroco; arcadismo; naturalismo; parnasianismo; simbolismo
`);
