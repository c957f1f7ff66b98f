import type { SyllabusMatter } from '../syllabus-matter';

/** The programme of an edital, written in the style of real ones, with the bank's assuntos that it asks for. */
export interface Programme {
  name: string;
  text: string;
  /** `Matéria: assunto; assunto`, one line per matéria. */
  expected: string;
  /** The tree to match it with; by default `QUESTION_BANK`. */
  bank?: readonly SyllabusMatter[];
}

export const PROGRAMMES: readonly Programme[] = [
  {
    name: 'a federal agency, numbered points in running text',
    text: `CONHECIMENTOS BÁSICOS
LÍNGUA PORTUGUESA: 1 Compreensão e interpretação de textos de gêneros variados. 2 Reconhecimento de tipos e gêneros textuais. 3 Domínio da ortografia oficial. 4 Domínio dos mecanismos de coesão textual. 4.1 Emprego de elementos de referenciação, substituição e repetição, de conectores e de outros elementos de sequenciação textual. 4.2 Emprego de tempos e modos verbais. 5 Domínio da estrutura morfossintática do período. 5.1 Emprego das classes de palavras. 5.2 Relações de coordenação entre orações e entre termos da oração. 5.3 Relações de subordinação entre orações e entre termos da oração. 5.4 Emprego dos sinais de pontuação. 5.5 Concordância verbal e nominal. 5.6 Regência verbal e nominal. 5.7 Emprego do sinal indicativo de crase. 5.8 Colocação dos pronomes átonos. 6 Reescrita de frases e parágrafos do texto. 6.1 Significação das palavras. 6.2 Substituição de palavras ou de trechos de texto. 7 Correspondência oficial (conforme Manual de Redação da Presidência da República).
RACIOCÍNIO LÓGICO-MATEMÁTICO: 1 Estruturas lógicas. 2 Lógica de argumentação: analogias, inferências, deduções e conclusões. 3 Lógica sentencial (ou proposicional). 3.1 Proposições simples e compostas. 3.2 Tabelas-verdade. 3.3 Equivalências. 3.4 Leis de De Morgan. 3.5 Diagramas lógicos. 4 Lógica de primeira ordem. 5 Princípios de contagem e probabilidade. 6 Operações com conjuntos. 7 Raciocínio lógico envolvendo problemas aritméticos, geométricos e matriciais.
NOÇÕES DE DIREITO ADMINISTRATIVO: 1 Estado, governo e administração pública. 2 Ato administrativo: conceito, requisitos, atributos, classificação e espécies. 3 Agentes públicos. 3.1 Legislação pertinente: Lei nº 8.112/1990. 4 Poderes da administração pública: hierárquico, disciplinar, regulamentar e de polícia. 5 Regime jurídico-administrativo: princípios expressos e implícitos da administração pública. 6 Responsabilidade civil do Estado. 7 Serviços públicos. 8 Organização administrativa: administração direta e indireta, centralizada e descentralizada. 9 Controle da administração pública. 9.1 Lei nº 8.429/1992 e suas alterações. 10 Processo administrativo: Lei nº 9.784/1999. 11 Licitações e contratos administrativos: Lei nº 14.133/2021.
ÉTICA NO SERVIÇO PÚBLICO: 1 Ética e moral. 2 Ética, princípios e valores. 3 Código de Ética Profissional do Servidor Público Civil do Poder Executivo Federal (Decreto nº 1.171/1994).`,
    expected: `Língua Portuguesa: Interpretação de Textos; Tipologia e gêneros textuais; Ortografia; Coesão e coerência; Verbos; Classes de palavras; Período composto; Pontuação; Concordância verbal e nominal; Regência verbal e nominal; Crase; Colocação pronominal; Reescrita de frases; Semântica; Redação oficial; Termos da oração
Raciocínio Lógico: Lógica proposicional; Argumentação lógica; Equivalências e negações; Diagramas lógicos; Análise combinatória; Probabilidade; Teoria dos conjuntos
Direito Administrativo: Atos administrativos; Agentes públicos; Lei nº 8.112/1990; Poderes administrativos; Princípios da administração pública; Responsabilidade civil do Estado; Serviços públicos; Organização administrativa; Controle da administração pública; Improbidade administrativa; Processo administrativo (Lei nº 9.784/1999); Licitações; Contratos administrativos
Ética no Serviço Público: Ética e moral; Código de ética do servidor público (Decreto nº 1.171/1994)`,
  },
  {
    name: 'a regional court, sentences that end with full stops',
    text: `Português
Domínio da ortografia oficial. Emprego da acentuação gráfica. Emprego dos sinais de pontuação. Flexão nominal e verbal. Pronomes: emprego, formas de tratamento e colocação. Domínio dos mecanismos de coesão textual. Emprego de tempos e modos verbais. Vozes do verbo. Concordância nominal e verbal. Regência nominal e verbal. Morfossintaxe. Redação (confronto e reconhecimento de frases corretas e incorretas). Compreensão e interpretação de textos de gêneros variados. Figuras de linguagem. Sintaxe.

Matemática e Raciocínio Lógico-Matemático
Números inteiros e racionais: operações (adição, subtração, multiplicação, divisão, potenciação); expressões numéricas; múltiplos e divisores de números naturais; problemas. Frações e operações com frações. Números e grandezas proporcionais: razões e proporções; divisão em partes proporcionais; regra de três; porcentagem e problemas. Estrutura lógica de relações arbitrárias entre pessoas, lugares, objetos ou eventos fictícios; deduzir novas informações das relações fornecidas e avaliar as condições usadas para estabelecer a estrutura daquelas relações. Compreensão e elaboração da lógica das situações por meio de: raciocínio verbal, raciocínio matemático, raciocínio sequencial, orientação espacial e temporal, formação de conceitos, discriminação de elementos.

Noções de Direito Constitucional
Dos princípios fundamentais. Dos direitos e garantias fundamentais: dos direitos e deveres individuais e coletivos; dos direitos sociais; da nacionalidade; dos direitos políticos. Da organização político-administrativa: das competências da União, Estados e Municípios. Da Administração Pública: disposições gerais; dos servidores públicos. Do Poder Executivo: das atribuições do Presidente da República. Do Poder Judiciário: disposições gerais; do Supremo Tribunal Federal; do Conselho Nacional de Justiça. Das funções essenciais à Justiça: do Ministério Público; da Advocacia Pública; da Defensoria Pública.

Noções de Direito Processual Civil
Da jurisdição e da ação. Da competência. Dos atos processuais: da forma, do tempo e do lugar. Da comunicação dos atos processuais. Da tutela provisória. Do procedimento comum: da petição inicial, da contestação, das provas, da sentença. Do cumprimento da sentença. Dos recursos: disposições gerais; apelação; agravo de instrumento; embargos de declaração.`,
    expected: `Língua Portuguesa: Ortografia; Acentuação gráfica; Pontuação; Morfologia; Pronomes; Colocação pronominal; Coesão e coerência; Verbos; Concordância verbal e nominal; Regência verbal e nominal; Interpretação de Textos; Figuras de linguagem; Sintaxe
Matemática: Conjuntos numéricos; Potenciação e radiciação; MMC e MDC; Frações e números decimais; Razão e proporção; Regra de três; Porcentagem
Raciocínio Lógico: Associação lógica e orientação espacial; Sequências lógicas
Direito Constitucional: Princípios fundamentais; Direitos e garantias fundamentais; Direitos e deveres individuais e coletivos; Direitos sociais; Nacionalidade; Direitos políticos; Organização do Estado; Administração pública na Constituição; Poder Executivo; Poder Judiciário; Funções essenciais à justiça
Direito Processual Civil: Jurisdição e ação; Competência; Atos processuais; Tutela provisória; Procedimento comum; Cumprimento de sentença; Recursos`,
  },
  {
    name: 'a town hall, middle school, one long sentence a matéria',
    text: `LÍNGUA PORTUGUESA - Leitura e interpretação de diversos tipos de textos (literários e não literários). Sinônimos e antônimos. Sentido próprio e figurado das palavras. Pontuação. Classes de palavras: substantivo, adjetivo, numeral, artigo, pronome, verbo, advérbio, preposição e conjunção: emprego e sentido que imprimem às relações que estabelecem. Concordância verbal e nominal. Regência verbal e nominal. Colocação pronominal. Crase.
MATEMÁTICA - Operações com números reais. Mínimo múltiplo comum e máximo divisor comum. Razão e proporção. Porcentagem. Regra de três simples e composta. Média aritmética simples e ponderada. Juro simples. Equação do 1º e 2º graus. Sistema de equações do 1º grau. Relação entre grandezas: tabelas e gráficos. Sistemas de medidas usuais. Noções de geometria: forma, perímetro, área, volume, ângulo, teorema de Pitágoras. Resolução de situações-problema.
NOÇÕES DE INFORMÁTICA - MS-Windows 10: conceito de pastas, diretórios, arquivos e atalhos, área de trabalho, área de transferência, manipulação de arquivos e pastas. MS-Word 2016: estrutura básica dos documentos, edição e formatação de textos, cabeçalhos, parágrafos, fontes, colunas. MS-Excel 2016: estrutura básica das planilhas, conceitos de células, linhas, colunas, pastas e gráficos, elaboração de tabelas e gráficos, uso de fórmulas. MS-PowerPoint 2016: estrutura básica das apresentações. Correio Eletrônico: uso de correio eletrônico, preparo e envio de mensagens, anexação de arquivos. Internet: navegação na internet, conceitos de URL, links, sites, busca e impressão de páginas.`,
    expected: `Língua Portuguesa: Interpretação de Textos; Sinônimos e antônimos; Semântica; Pontuação; Classes de palavras; Pronomes; Verbos; Concordância verbal e nominal; Regência verbal e nominal; Colocação pronominal; Crase
Matemática: Conjuntos numéricos; MMC e MDC; Razão e proporção; Porcentagem; Regra de três; Estatística descritiva; Juros simples e compostos; Equações e inequações; Sistema métrico e unidades de medida; Geometria plana; Geometria espacial
Informática: Windows; Editores de texto; Planilhas eletrônicas; Apresentações; Correio eletrônico; Internet e intranet; Navegadores`,
  },
  {
    name: 'a civil police, law by articles and numbers',
    text: `DIREITO PENAL:
1. Aplicação da lei penal: princípios da legalidade e da anterioridade; a lei penal no tempo e no espaço.
2. O fato típico e seus elementos; crime consumado e tentado; ilicitude e causas de exclusão; culpabilidade; imputabilidade penal; concurso de pessoas.
3. Crimes contra a pessoa.
4. Crimes contra o patrimônio: furto, roubo, extorsão e estelionato.
5. Crimes contra a fé pública.
6. Crimes contra a Administração Pública.

DIREITO PROCESSUAL PENAL:
1. Inquérito policial: histórico, natureza, conceito, finalidade, características, indiciamento, arquivamento.
2. Ação penal pública e privada.
3. Prova: exame de corpo de delito e perícias em geral; interrogatório; confissão; testemunhas.
4. Prisão em flagrante, prisão preventiva, prisão temporária (Lei nº 7.960/1989) e liberdade provisória.
5. Habeas corpus.

LEGISLAÇÃO ESPECIAL:
1. Lei nº 11.343/2006 (tráfico ilícito e uso indevido de drogas).
2. Lei nº 11.340/2006.
3. Lei nº 10.826/2003.
4. Lei nº 8.072/1990.
5. Lei nº 13.869/2019.
6. Lei nº 9.455/1997.

NOÇÕES DE DIREITO CONSTITUCIONAL:
1. Direitos e deveres individuais e coletivos (art. 5º).
2. Remédios constitucionais: mandado de segurança, habeas data e mandado de injunção.
3. Da segurança pública (art. 144).

NOÇÕES DE MEDICINA LEGAL:
1. Perícias e peritos. 2. Traumatologia forense. 3. Tanatologia.`,
    expected: `Direito Penal: Aplicação da lei penal; Teoria do crime; Crimes contra a pessoa; Crimes contra o patrimônio; Crimes contra a fé pública; Crimes contra a administração pública
Direito Processual Penal: Inquérito policial; Ação penal; Provas; Prisão e liberdade provisória; Habeas corpus
Legislação Penal Especial: Lei de Drogas; Lei Maria da Penha; Estatuto do Desarmamento; Crimes hediondos; Abuso de autoridade; Tortura
Direito Constitucional: Direitos e deveres individuais e coletivos; Remédios constitucionais; Segurança pública`,
  },
  {
    name: 'social security, with roman numerals and dashes',
    text: `SEGURIDADE SOCIAL
I – Seguridade Social: origem e evolução legislativa no Brasil; conceituação; organização e princípios constitucionais.
II – Regime Geral de Previdência Social: segurados obrigatórios e facultativo; filiação e inscrição.
III – Salário-de-contribuição: conceito; parcelas integrantes e não integrantes; limites mínimo e máximo.
IV – Financiamento da seguridade social: receitas da União, das contribuições sociais; contribuição da empresa, do segurado e do empregador doméstico.
V – Plano de Benefícios da Previdência Social: beneficiários, espécies de prestações, aposentadorias, auxílios, pensão por morte, períodos de carência.
VI – Lei Orgânica da Assistência Social (Lei nº 8.742/1993): benefício de prestação continuada.

LÍNGUA PORTUGUESA
I – Compreensão de textos. II – Acentuação. III – Emprego do acento grave. IV – Sintaxe da oração e do período. V – Uso da vírgula. VI – Denotação e conotação.

NOÇÕES DE INFORMÁTICA
I – Conceitos de internet e intranet. II – Ferramentas e aplicativos de navegação (Mozilla Firefox e Google Chrome), de correio eletrônico e de busca. III – Pacote Microsoft Office: Word, Excel e PowerPoint. IV – Noções de vírus, worms e pragas virtuais; antivírus e firewall. V – Procedimentos de backup. VI – Armazenamento de dados na nuvem (cloud storage).

DIREITO ADMINISTRATIVO
I – Administração direta e indireta; autarquias, fundações, empresas públicas e sociedades de economia mista. II – Poder de polícia. III – Lei nº 9.784. IV – Regime jurídico dos servidores públicos civis da União. V – Lei 12.527/2011.`,
    expected: `Direito Previdenciário: Seguridade social; Segurados; Salário de contribuição; Custeio; Benefícios previdenciários; Assistência social
Língua Portuguesa: Interpretação de Textos; Acentuação gráfica; Crase; Termos da oração; Período composto; Sintaxe; Pontuação; Semântica
Informática: Internet e intranet; Navegadores; Correio eletrônico; Editores de texto; Planilhas eletrônicas; Apresentações; Malware; Segurança da informação; Backup; Computação em nuvem
Direito Administrativo: Organização administrativa; Poderes administrativos; Processo administrativo (Lei nº 9.784/1999); Agentes públicos; Lei nº 8.112/1990; Acesso à informação`,
  },
  {
    name: 'a tax auditor, accounting and public finance',
    text: `CONTABILIDADE GERAL: Patrimônio: componentes patrimoniais (ativo, passivo e patrimônio líquido). Fatos contábeis. Escrituração contábil: método das partidas dobradas; lançamentos. Apuração do resultado. Demonstrações contábeis: balanço patrimonial, demonstração do resultado do exercício (DRE), demonstração dos fluxos de caixa (DFC). Depreciação, amortização e exaustão. Análise de balanços: índices de liquidez e de endividamento.
ADMINISTRAÇÃO FINANCEIRA E ORÇAMENTÁRIA: O orçamento público: conceitos e princípios orçamentários. Ciclo orçamentário. Instrumentos de planejamento: plano plurianual, lei de diretrizes orçamentárias e lei orçamentária anual. Classificações e estágios da receita pública. Classificações e estágios da despesa pública: empenho, liquidação e pagamento. Restos a pagar. Créditos ordinários e adicionais. Lei Complementar nº 101/2000.
DIREITO CIVIL: Lei de Introdução às Normas do Direito Brasileiro (Decreto-Lei nº 4.657/1942). Pessoa natural: capacidade e personalidade. Pessoas jurídicas. Domicílio. Bens: classificação. Negócios jurídicos: elementos, defeitos e invalidade. Prescrição e decadência. Direito das obrigações. Contratos em geral. Responsabilidade civil: dano moral e material.
ECONOMIA: Microeconomia: oferta e demanda; elasticidades; estruturas de mercado.
ESTATÍSTICA: Medidas de posição e de dispersão: média, mediana, moda, variância e desvio padrão. Probabilidade.
MATEMÁTICA FINANCEIRA: Juros simples e compostos. Taxas equivalentes. Descontos. Sistemas de amortização: Price e SAC.`,
    expected: `Contabilidade Geral: Patrimônio; Escrituração e lançamentos; Balanço patrimonial; Demonstração do resultado; Demonstração dos fluxos de caixa; Depreciação; Análise das demonstrações contábeis
Administração Financeira e Orçamentária: Orçamento público; Ciclo orçamentário; PPA, LDO e LOA; Receita pública; Despesa pública; Restos a pagar; Créditos adicionais; Lei de Responsabilidade Fiscal
Direito Civil: Lei de Introdução às Normas do Direito Brasileiro; Pessoas naturais; Pessoas jurídicas; Bens; Negócio jurídico; Prescrição e decadência; Obrigações; Contratos; Responsabilidade civil
Matemática: Estatística descritiva; Juros simples e compostos
Raciocínio Lógico: Probabilidade`,
  },
  {
    name: 'an administrative assistant, bullets and short lines',
    text: `Noções de Administração
• Processo organizacional: planejamento, direção, comunicação, controle e avaliação
• Comportamento organizacional: motivação, liderança e desempenho
• Gestão por processos: mapeamento e modelagem
• Elaboração, análise e avaliação de projetos
• Departamentalização e organogramas
• Administração de recursos humanos: recrutamento e seleção de pessoas
• Ferramentas da qualidade: ciclo PDCA, diagrama de Ishikawa
• Balanced Scorecard; análise SWOT; missão, visão e valores

Noções de Arquivologia
• Arquivística: princípios e conceitos
• Teoria das três idades
• Protocolos: recebimento, registro, distribuição, tramitação e expedição de documentos
• Métodos de arquivamento: alfabético, numérico e geográfico
• Avaliação de documentos e temporalidade
• Acondicionamento, armazenamento, preservação e restauração de documentos de arquivo

Raciocínio Lógico
• Proposições, conectivos e tabela verdade
• Negação de proposições compostas
• Problemas de contagem: permutações, arranjos e combinações
• Noções de probabilidade
• Sequências numéricas, de figuras e de letras

Informática
• Sistema operacional: Windows 11 e ambiente Linux
• LibreOffice Writer e Calc
• Segurança: phishing, ransomware e cavalo de Troia; cópias de segurança
• Componentes de um computador: processador, memória e periféricos`,
    expected: `Administração: Funções administrativas; Comunicação organizacional; Motivação e liderança; Gestão de processos; Gestão de projetos; Estrutura organizacional; Gestão de pessoas; Gestão da qualidade; Planejamento estratégico
Arquivologia: Conceitos fundamentais; Ciclo vital dos documentos; Protocolo; Classificação e ordenação de arquivos; Tabela de temporalidade; Preservação e conservação de documentos
Raciocínio Lógico: Lógica proposicional; Equivalências e negações; Análise combinatória; Probabilidade; Sequências lógicas
Informática: Sistemas operacionais; Windows; Linux; Editores de texto; Planilhas eletrônicas; Segurança da informação; Malware; Backup; Hardware`,
  },
  {
    name: 'a teacher of the first years',
    text: `CONHECIMENTOS PEDAGÓGICOS: Lei Federal nº 9.394/96 – Diretrizes e Bases da Educação Nacional. Base Nacional Comum Curricular (BNCC). Lei nº 8.069, de 13 de julho de 1990 (ECA): direitos fundamentais da criança. Avaliação escolar: diagnóstica, formativa e somativa. Concepções de aprendizagem: Piaget, Vygotsky e Wallon. Organização curricular e interdisciplinaridade. Educação especial na perspectiva inclusiva; atendimento educacional especializado. O projeto político-pedagógico da escola.
LÍNGUA PORTUGUESA: Intelecção de texto. Gêneros do discurso. Variedades linguísticas: norma culta e popular. Emprego de letras e divisão silábica. Estrutura e formação das palavras. Linguagem figurada: metáfora, metonímia, ironia. Funções da linguagem.
MATEMÁTICA: Conjunto dos números naturais, inteiros e racionais. Frações ordinárias e decimais. Percentagem. Medidas de comprimento, massa, capacidade e tempo. Perímetro e área das principais figuras planas. Volume do cubo e do paralelepípedo. Leitura de gráficos e tabelas.
LEGISLAÇÃO MUNICIPAL: Lei Orgânica do Município. Estatuto dos Servidores do Município.`,
    expected: `Pedagogia: Lei de Diretrizes e Bases da Educação; Base Nacional Comum Curricular; Estatuto da Criança e do Adolescente; Avaliação da aprendizagem; Teorias da aprendizagem; Currículo; Educação inclusiva; Projeto político-pedagógico
Língua Portuguesa: Interpretação de Textos; Tipologia e gêneros textuais; Variação linguística; Ortografia; Morfologia; Figuras de linguagem; Funções da linguagem
Matemática: Conjuntos numéricos; Frações e números decimais; Porcentagem; Sistema métrico e unidades de medida; Geometria plana; Geometria espacial; Estatística descritiva`,
  },
  {
    name: 'a nurse of the public health service',
    text: `Sistema Único de Saúde: princípios, diretrizes e controle social. Lei nº 8.080/90 e Lei nº 8.142/90. Política Nacional de Atenção Básica: Estratégia Saúde da Família. Vigilância epidemiológica e sanitária; doenças de notificação compulsória. Política Nacional de Humanização (HumanizaSUS). Enfermagem em saúde da mulher e do recém-nascido. Administração de medicamentos.
Português: Leitura, compreensão e interpretação de texto; tipologia textual; ortografia oficial; acentuação gráfica; emprego do hífen; sintaxe: análise sintática; concordâncias; regências; crase; pontuação; semântica: sinonímia, antonímia e polissemia; coesão e coerência.
Informática básica: Edição de textos (Microsoft Word e LibreOffice Writer), planilhas (Excel), gerenciadores de apresentação, navegadores de Internet, e-mail, segurança na Internet.`,
    expected: `Saúde Pública: Sistema Único de Saúde; Lei nº 8.080/1990; Lei nº 8.142/1990; Atenção primária; Vigilância em saúde; Política Nacional de Humanização
Língua Portuguesa: Interpretação de Textos; Tipologia e gêneros textuais; Ortografia; Acentuação gráfica; Sintaxe; Termos da oração; Concordância verbal e nominal; Regência verbal e nominal; Crase; Pontuação; Semântica; Sinônimos e antônimos; Coesão e coerência
Informática: Editores de texto; Planilhas eletrônicas; Apresentações; Navegadores; Correio eletrônico; Segurança da informação`,
  },
  {
    name: 'a traffic agent of a town',
    text: `LEGISLAÇÃO DE TRÂNSITO
Código de Trânsito Brasileiro (Lei nº 9.503/1997 e alterações): do Sistema Nacional de Trânsito; das normas gerais de circulação e conduta; dos pedestres e condutores de veículos não motorizados; da sinalização de trânsito; da habilitação; das infrações; das penalidades; das medidas administrativas; dos crimes de trânsito. Resoluções do CONTRAN.

DIREITO ADMINISTRATIVO
Princípios constitucionais da Administração Pública: legalidade, impessoalidade, moralidade, publicidade e eficiência. Atos administrativos: atributos, anulação, revogação e convalidação. Poderes e deveres do administrador público; poder de polícia. Servidores públicos: cargo, emprego e função. Responsabilidade civil da Administração. Lei de Improbidade Administrativa. Licitação: modalidades, dispensa e inexigibilidade; pregão. Concessão e permissão de serviços públicos.

DIREITO CONSTITUCIONAL
Constituição: conceito e classificação; eficácia das normas constitucionais. Direitos fundamentais. Organização dos Poderes: Legislativo, Executivo e Judiciário. Do Município.`,
    expected: `Legislação de Trânsito: Sistema Nacional de Trânsito; Normas gerais de circulação e conduta; Sinalização; Habilitação; Infrações; Penalidades e medidas administrativas; Crimes de trânsito
Direito Administrativo: Princípios da administração pública; Atos administrativos; Poderes administrativos; Agentes públicos; Responsabilidade civil do Estado; Improbidade administrativa; Licitações; Serviços públicos
Direito Constitucional: Aplicabilidade das normas constitucionais; Direitos e garantias fundamentais; Poder Legislativo; Poder Executivo; Poder Judiciário; Organização do Estado`,
  },
  {
    name: 'a university entrance exam',
    text: `BIOLOGIA – A célula: estrutura, organelas, divisão celular (mitose e meiose). Hereditariedade e leis de Mendel. Cadeias alimentares, ecossistemas e ciclos biogeoquímicos. Teorias evolutivas: Darwin e Lamarck. Sistemas digestório, respiratório, circulatório e nervoso.
QUÍMICA – Modelos atômicos e tabela periódica. Ligação iônica, covalente e metálica. Balanceamento de equações químicas. Cálculos estequiométricos. Funções orgânicas e isomeria.
FÍSICA – Movimento uniforme e uniformemente variado. Leis de Newton, trabalho e energia. Calorimetria e dilatação térmica. Espelhos e lentes. Circuitos elétricos e lei de Ohm. Ondas e acústica.
HISTÓRIA – O período colonial e a escravidão. O Primeiro e o Segundo Reinado. A Era Vargas e o regime militar. Renascimento e Reforma. As guerras mundiais do século XX.
GEOGRAFIA – Clima e fenômenos atmosféricos. O processo de urbanização brasileiro. Globalização e blocos econômicos. Crescimento populacional e migrações. Conflitos geopolíticos contemporâneos.
MATEMÁTICA – Função afim, quadrática e exponencial. Progressão aritmética (PA) e progressão geométrica (PG). Trigonometria no triângulo retângulo. Matrizes e determinantes. Poliedros, prismas e cilindros. Noções de estatística.`,
    expected: `Biologia: Citologia; Genética; Ecologia; Evolução; Fisiologia humana
Química: Estrutura atômica; Ligações químicas; Reações químicas; Estequiometria; Química orgânica
Física: Cinemática; Dinâmica; Termologia; Óptica; Eletricidade; Ondulatória
História: Brasil Colônia; Brasil Império; República; Idade Moderna; Segunda Guerra Mundial
Geografia: Climatologia; Urbanização; Globalização; População; Geopolítica
Matemática: Funções; Progressões aritméticas e geométricas; Trigonometria; Matrizes, determinantes e sistemas lineares; Geometria espacial; Estatística descritiva`,
  },
  {
    name: 'a court clerk, a matéria a paragraph with articles of codes',
    text: `I. LÍNGUA PORTUGUESA. Análise, compreensão e interpretação de diversos tipos de textos verbais, não verbais, literários e não literários. Informações literais e inferências possíveis. Ponto de vista do autor. Estruturação do texto: relações entre ideias; recursos de coesão. Significação contextual de palavras e expressões. Sinônimos e antônimos. Sentido próprio e figurado. Classes de palavras: emprego e sentido que imprimem às relações que estabelecem. Concordância verbal e nominal. Regência verbal e nominal. Colocação pronominal. Crase. Pontuação.
II. DIREITO PENAL. Código Penal - com as alterações vigentes - artigos 293 a 305; 307; 308; 311-A; 312 a 317; 319 a 333; 336 e 337. Falsificação de documento público e de papéis; peculato, concussão, corrupção passiva e prevaricação.
III. DIREITO PROCESSUAL PENAL. Do juiz, do Ministério Público, do acusado e defensor, dos assistentes e auxiliares da Justiça. Dos recursos em geral. Das nulidades. Lei nº 9.099/1995 (artigos 60 a 83).
IV. DIREITO PROCESSUAL CIVIL. Dos impedimentos e da suspeição. Dos atos processuais. Das citações e intimações. Da tutela de urgência e da tutela da evidência. Do procedimento comum. Dos recursos.
V. DIREITO CONSTITUCIONAL. Dos Direitos e Garantias Fundamentais: Dos Direitos e Deveres Individuais e Coletivos. Da nacionalidade. Dos direitos políticos. Da Organização do Estado – Da Administração Pública: Disposições Gerais; Dos Servidores Públicos. Do Poder Judiciário: Disposições Gerais.
VI. RACIOCÍNIO LÓGICO. Estruturas lógicas, lógicas de argumentação, diagramas lógicos, sequências. Verdades e mentiras.
VII. ATUALIDADES. Questões relacionadas a fatos políticos, econômicos, sociais e culturais, nacionais e internacionais.`,
    expected: `Língua Portuguesa: Interpretação de Textos; Coesão e coerência; Semântica; Sinônimos e antônimos; Classes de palavras; Concordância verbal e nominal; Regência verbal e nominal; Colocação pronominal; Crase; Pontuação
Direito Penal: Crimes contra a fé pública; Crimes contra a administração pública
Direito Processual Penal: Sujeitos do processo; Recursos; Nulidades
Direito Processual Civil: Atos processuais; Tutela provisória; Procedimento comum; Recursos
Direito Constitucional: Direitos e garantias fundamentais; Direitos e deveres individuais e coletivos; Nacionalidade; Direitos políticos; Organização do Estado; Administração pública na Constituição; Poder Judiciário
Raciocínio Lógico: Argumentação lógica; Diagramas lógicos; Sequências lógicas; Verdades e mentiras`,
  },
];
