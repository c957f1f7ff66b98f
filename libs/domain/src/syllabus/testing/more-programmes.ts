import { OTHER_BANK, SMALL_BANK } from './other-banks';
import type { Programme } from './programmes';

/**
 * Programmes added after the matching was built, to test it on unseen words; the first three are for banks that name
 * their assuntos differently.
 */
export const MORE_PROGRAMMES: readonly Programme[] = [
  {
    name: 'an electoral court',
    bank: OTHER_BANK,
    text: `GRAMÁTICA E INTERPRETAÇÃO DE TEXTO DA LÍNGUA PORTUGUESA: Estrutura fonética: acentuação tônica e gráfica; ortografia. Morfologia: classes de palavras, formação. Verbo: tempos, modos e vozes. Sintaxe: termos da oração, concordância, regência, significado e emprego. Crase. Pontuação. Redação e semântica. Interpretação.
NOÇÕES DE INFORMÁTICA: Sistema operacional Windows. Processador de texto e planilhas. Programas de navegação e correio eletrônico. Proteção: antivírus e cópia de segurança.
NORMAS APLICÁVEIS AOS SERVIDORES PÚBLICOS FEDERAIS: Regime jurídico dos servidores públicos civis da União (Lei nº 8.112/90, com alterações posteriores): Das disposições preliminares; do provimento. Processo administrativo no âmbito da Administração Pública Federal (Lei nº 9.784/99). Improbidade administrativa (Lei nº 8.429/92).
NOÇÕES DE DIREITO ADMINISTRATIVO: Administração pública: princípios básicos. Poderes administrativos: poder hierárquico; poder disciplinar. Ato administrativo: conceito, requisitos e atributos. Licitação: Lei n. 14.133/2021. Administração pública direta e indireta.`,
    expected: `Português: Ortografia Oficial e Acentuação; Emprego das Classes de Palavras; Vozes, Tempos e Modos Verbais; Sintaxe da Oração e do Período; Concordância Nominal, Concordância Verbal; Regência Nominal, Regência Verbal; Emprego do Sinal Indicativo da Crase; Uso dos Sinais de Pontuação; Significação das Palavras e Expressões; Compreensão e Interpretação Textual
Noções de Informática: Ambiente Windows; MS Word e LibreOffice Writer; MS Excel e LibreOffice Calc; Internet, navegadores e e-mail; Vírus, segurança e backup
Noções de Direito Administrativo: Regime jurídico dos servidores federais (Lei nº 8.112 de 1990); Lei nº 9.784 de 1999 – processo administrativo federal; Lei de Improbidade – Lei nº 8.429 de 1992; Princípios do Direito Administrativo; Poderes da Administração; Atos Administrativos; Nova Lei de Licitações – Lei nº 14.133 de 2021; Organização da Administração Pública`,
  },
  {
    name: 'a bank clerk',
    bank: OTHER_BANK,
    text: `Matemática: 1. Razões, proporções e regras de três. 2. Juros simples; descontos. 3. Porcentagens. 4. Áreas de figuras planas. 5. Volumes.
Raciocínio lógico: a) lógica de proposições: conectivos "e", "ou", "se... então"; b) tabelas verdade; c) arranjos, permutações e combinações; d) probabilidades; e) conjuntos e diagrama de Venn.
Língua portuguesa: a) compreensão de textos; b) ortografia; c) classe e emprego de palavras; d) acento indicativo de crase; e) sintaxe da oração e do período; f) pontuação; g) concordância verbal e nominal; h) regência verbal e nominal; i) colocação pronominal; j) coesão.
Conhecimentos de informática: edição de textos e planilhas (ambientes Microsoft Office – Word e Excel); segurança da informação; navegador e correio eletrônico.
Constituição Federal: direitos e deveres individuais e coletivos; direitos sociais; nacionalidade; organização do Estado; Poder Judiciário.`,
    expected: `Raciocínio Lógico-Matemático: Grandezas proporcionais e regra de três; Porcentagem e juros; Áreas e volumes; Proposições e conectivos; Tabelas-verdade; Problemas de contagem; Cálculo de probabilidades; Operações com conjuntos
Português: Compreensão e Interpretação Textual; Ortografia Oficial e Acentuação; Emprego das Classes de Palavras; Emprego do Sinal Indicativo da Crase; Sintaxe da Oração e do Período; Uso dos Sinais de Pontuação; Concordância Nominal, Concordância Verbal; Regência Nominal, Regência Verbal; Coesão e Coerência Textuais
Noções de Informática: MS Word e LibreOffice Writer; MS Excel e LibreOffice Calc; Vírus, segurança e backup; Internet, navegadores e e-mail
Noções de Direito Constitucional: Direitos Individuais; Direitos Sociais e Nacionalidade; Organização Político-Administrativa do Estado; Poder Judiciário e CNJ`,
  },
  {
    name: 'an assistant, of a bank of few and broad assuntos',
    bank: SMALL_BANK,
    text: `LÍNGUA PORTUGUESA: 1 Compreensão e interpretação de textos. 2 Concordância verbal e nominal. 3 Emprego do sinal indicativo de crase. 4 Relações de subordinação entre orações.
RACIOCÍNIO LÓGICO-MATEMÁTICO: 1 Lógica sentencial. 2 Princípios de contagem. 3 Percentagem. 4 Regra de três simples e composta. 5 Operações com conjuntos.
NOÇÕES DE DIREITO ADMINISTRATIVO: 1 Lei nº 9.784. 2 Atos administrativos. 3 Licitações: Lei n.º 14.133/2021.
NOÇÕES DE DIREITO CONSTITUCIONAL: 1 Direitos sociais. 2 Poder Legislativo. 3 Competências da União e dos Municípios.
NOÇÕES DE INFORMÁTICA: 1 Microsoft Excel. 2 Pragas virtuais. 3 Intranet.`,
    expected: `Língua Portuguesa: Interpretação de textos; Concordância, regência e crase; Período composto e pontuação
Matemática e Raciocínio Lógico: Lógica e conjuntos; Contagem e probabilidade; Porcentagem, médias e medidas; Regra de três e juros
Direito Administrativo: Legislação administrativa; Princípios e atos administrativos
Direito Constitucional: Direitos e garantias fundamentais; Organização dos Poderes; Organização do Estado
Informática: Planilhas e editores de texto; Redes, internet e segurança`,
  },
  {
    name: 'fire brigade',
    text: `ANEXO II – CONTEÚDO PROGRAMÁTICO
LÍNGUA PORTUGUESA
Interpretação e compreensão de texto. Organização estrutural dos textos. Marcas de textualidade: coesão, coerência e intertextualidade. Modos de organização discursiva: descrição, narração, exposição, argumentação e injunção. Estrutura da frase portuguesa: operações de deslocamento, substituição, modificação e correção. Organização sintática das frases: termos e orações. Classes de palavras; os aspectos morfológicos, sintáticos, semânticos e textuais de substantivos, adjetivos, artigos, numerais, pronomes, verbos, advérbios, conjunções e interjeições. Os modalizadores. Semântica: sentido próprio e figurado; antônimos, sinônimos, parônimos e hiperônimos; polissemia e ambiguidade. Norma culta. Pontuação e sinais gráficos. Tipos de discurso. Funções da linguagem.

RACIOCÍNIO LÓGICO
Lógica: proposições, conectivos, equivalências lógicas, quantificadores e predicados. Conjuntos e suas operações, diagramas. Números inteiros, racionais e reais e suas operações, porcentagem. Proporcionalidade direta e inversa. Medidas de comprimento, área, volume, massa e tempo. Problemas de contagem e noções de probabilidade. Geometria básica: ângulos, triângulos, polígonos, distâncias, proporcionalidade, perímetro e área. Noções de estatística: média, moda, mediana e desvio padrão.

NOÇÕES DE DIREITO ADMINISTRATIVO
Poderes administrativos: uso e abuso de poder. Atos administrativos: elementos, discricionariedade e vinculação, extinção. Servidores públicos: direitos, deveres e responsabilidades. Responsabilidade civil por danos causados pelo Estado. Controle interno e externo.

NOÇÕES DE DIREITO CONSTITUCIONAL
Direitos e garantias fundamentais: direitos e deveres individuais e coletivos, direitos sociais, direitos de nacionalidade, direitos políticos. Defesa do Estado e das instituições democráticas: segurança pública; organização da segurança pública.`,
    expected: `Língua Portuguesa: Interpretação de Textos; Coesão e coerência; Tipologia e gêneros textuais; Reescrita de frases; Sintaxe; Termos da oração; Classes de palavras; Pronomes; Verbos; Semântica; Sinônimos e antônimos; Variação linguística; Pontuação; Funções da linguagem
Raciocínio Lógico: Lógica proposicional; Equivalências e negações; Diagramas lógicos; Teoria dos conjuntos; Análise combinatória; Probabilidade
Matemática: Conjuntos numéricos; Porcentagem; Razão e proporção; Sistema métrico e unidades de medida; Geometria plana; Estatística descritiva
Direito Administrativo: Poderes administrativos; Atos administrativos; Agentes públicos; Responsabilidade civil do Estado; Controle da administração pública
Direito Constitucional: Direitos e garantias fundamentais; Direitos e deveres individuais e coletivos; Direitos sociais; Nacionalidade; Direitos políticos; Segurança pública`,
  },
  {
    name: 'prosecution office analyst',
    text: `1. Língua Portuguesa
1.1 Interpretação de texto. 1.2 Ortografia vigente. 1.3 Acentuação. 1.4 Uso do hífen e da crase. 1.5 Emprego de tempos verbais. 1.6 Estrutura do período: orações coordenadas e subordinadas. 1.7 Concordância e regência. 1.8 Redação de expedientes: ofício, relatório e parecer.
2. Direito Penal
2.1 Do crime: tipicidade, antijuridicidade e culpabilidade. 2.2 Das penas: espécies, cominação e aplicação. 2.3 Causas extintivas da punibilidade. 2.4 Dos crimes contra a vida, a honra e a liberdade individual. 2.5 Furto, roubo e apropriação indébita. 2.6 Crimes praticados por particular contra a administração em geral.
3. Direito Processual Penal
3.1 Inquérito. 3.2 Ação penal: denúncia e queixa. 3.3 Teoria geral da prova; provas ilícitas. 3.4 Prisões cautelares e liberdade provisória; fiança. 3.5 Nulidades e recursos. 3.6 Competência por prerrogativa de função.
4. Direito Civil
4.1 Vigência e eficácia das leis (LINDB). 4.2 Pessoas naturais e jurídicas. 4.3 Fato, ato e negócio jurídico; vícios do consentimento. 4.4 Prazos de prescrição. 4.5 Obrigações de dar, fazer e não fazer. 4.6 Contratos de compra e venda, doação e mandato. 4.7 Casamento, união estável, filiação e alimentos.
5. Direito Administrativo
5.1 Administração Pública: organização e princípios. 5.2 Contrato administrativo e convênio. 5.3 Lei Federal nº 8.429, de 2 de junho de 1992. 5.4 Lei de Acesso à Informação. 5.5 Desapropriação, servidão e tombamento. 5.6 Parcerias público-privadas.`,
    expected: `Língua Portuguesa: Interpretação de Textos; Ortografia; Acentuação gráfica; Crase; Verbos; Período composto; Concordância verbal e nominal; Regência verbal e nominal; Redação oficial
Direito Penal: Teoria do crime; Penas; Extinção da punibilidade; Crimes contra a pessoa; Crimes contra o patrimônio; Crimes contra a administração pública
Direito Processual Penal: Inquérito policial; Ação penal; Provas; Prisão e liberdade provisória; Nulidades; Recursos; Jurisdição e competência
Direito Civil: Lei de Introdução às Normas do Direito Brasileiro; Pessoas naturais; Pessoas jurídicas; Negócio jurídico; Prescrição e decadência; Obrigações; Contratos; Direito de família
Direito Administrativo: Organização administrativa; Princípios da administração pública; Contratos administrativos; Improbidade administrativa; Acesso à informação; Intervenção do Estado na propriedade; Serviços públicos`,
  },
  {
    name: 'council clerk',
    text: `Informática: conhecimentos básicos de microcomputadores PC-Hardware; noções de sistemas operacionais; MS-DOS; noções de sistemas de Windows; noções do processador de texto MS-Word para Windows; noções da planilha de cálculo MS-Excel; comunicação de dados; conceitos gerais de equipamentos e operacionalização; conceitos básicos de Internet; uso de antivírus.
Matemática: conjuntos; as quatro operações fundamentais; sistemas de numeração; M.M.C. e M.D.C.; frações; números decimais; potenciação e radiciação; equações e sistemas de 1º grau; inequações; razões; proporções; regra de três; porcentagem; juros; progressão aritmética; noções de trigonometria; cálculo de áreas e volumes; sistema métrico.
Contabilidade pública e finanças: orçamento público, exercício financeiro, receita e despesa, créditos suplementares e especiais, LRF (LC nº 101/2000), PPA, LDO e LOA, restos a pagar.
Administração: liderança, motivação, trabalho em equipe; organogramas e fluxogramas; recrutamento, seleção e treinamento; planejamento estratégico; qualidade total.
Arquivo e protocolo: métodos de arquivamento; arquivos correntes, intermediários e permanentes; tabela de temporalidade; gestão eletrônica de documentos.`,
    expected: `Informática: Hardware; Sistemas operacionais; Windows; Editores de texto; Planilhas eletrônicas; Internet e intranet; Malware
Matemática: Conjuntos numéricos; MMC e MDC; Frações e números decimais; Potenciação e radiciação; Equações e inequações; Razão e proporção; Regra de três; Porcentagem; Juros simples e compostos; Progressões aritméticas e geométricas; Trigonometria; Geometria plana; Geometria espacial; Sistema métrico e unidades de medida
Administração Financeira e Orçamentária: Orçamento público; Receita pública; Despesa pública; Créditos adicionais; Lei de Responsabilidade Fiscal; PPA, LDO e LOA; Restos a pagar
Administração: Motivação e liderança; Estrutura organizacional; Gestão de processos; Gestão de pessoas; Planejamento estratégico; Gestão da qualidade
Arquivologia: Protocolo; Classificação e ordenação de arquivos; Ciclo vital dos documentos; Tabela de temporalidade; Gestão de documentos`,
  },
  {
    name: 'a city guard, FUNDATEC manner',
    text: `LÍNGUA PORTUGUESA – NÍVEL MÉDIO
1. Leitura e compreensão de textos: 1.1 Assunto. 1.2 Estruturação do texto. 1.3 Ideias principais e secundárias. 1.4 Relação entre ideias. 1.5 Efeitos de sentido. 1.6 Figuras de linguagem. 1.7 Recursos de argumentação. 2. Léxico: 2.1 Significação de palavras e expressões no texto. 2.2 Substituição de palavras e de expressões no texto. 2.3 Estrutura e formação de palavras. 3. Aspectos linguísticos: 3.1 Relações morfossintáticas. 3.2 Ortografia: emprego de letras e acentuação gráfica. 3.3 Relações entre fonemas e grafias. 3.4 Flexões e emprego de classes gramaticais. 3.5 Vozes verbais e sua conversão. 3.6 Concordância nominal e verbal. 3.7 Regência nominal e verbal (inclusive emprego do acento indicativo de crase). 3.8 Coordenação e subordinação. 3.9 Pontuação.
LEGISLAÇÃO
1. Constituição da República Federativa do Brasil: dos direitos e garantias fundamentais (Art. 5º a 17); da organização do Estado; da segurança pública (Art. 144).
2. Lei nº 8.069/1990 – Estatuto da Criança e do Adolescente.
3. Lei nº 11.340/2006 – Lei Maria da Penha.
4. Lei nº 10.826/2003.
5. Lei nº 9.503/1997 – CTB: infrações e penalidades; sinalização.
6. Lei nº 13.022/2014 – Estatuto Geral das Guardas Municipais.
INFORMÁTICA
Configurações e operações em Windows 11. Edição no Word 2019. Trabalho com fórmulas e funções no Excel 2019. Navegação com o Microsoft Edge. Envio de mensagens pelo Outlook.`,
    expected: `Língua Portuguesa: Interpretação de Textos; Figuras de linguagem; Semântica; Reescrita de frases; Morfologia; Ortografia; Acentuação gráfica; Classes de palavras; Verbos; Concordância verbal e nominal; Regência verbal e nominal; Crase; Período composto; Pontuação; Sintaxe
Direito Constitucional: Direitos e garantias fundamentais; Organização do Estado; Segurança pública
Pedagogia: Estatuto da Criança e do Adolescente
Legislação Penal Especial: Lei Maria da Penha; Estatuto do Desarmamento
Legislação de Trânsito: Infrações; Penalidades e medidas administrativas; Sinalização
Informática: Windows; Editores de texto; Planilhas eletrônicas; Navegadores; Correio eletrônico`,
  },
  {
    name: 'a teacher of mathematics',
    text: `MATEMÁTICA: Conjuntos: relações de pertinência e inclusão; conjuntos numéricos. Funções: domínio, imagem e gráfico; função modular, logarítmica e trigonométrica. Equações polinomiais. Sequências: PA e PG. Análise combinatória: princípio fundamental da contagem, binômio de Newton. Probabilidade condicional. Matrizes: operações; determinantes; resolução de sistemas lineares. Geometria plana: congruência e semelhança; áreas. Geometria de posição; prismas, pirâmides, cones e esferas. Ciclo trigonométrico. Matemática comercial: porcentagem, juros e descontos. Tratamento da informação: gráficos, médias e desvios.
DIDÁTICA: Tendências pedagógicas. Planejamento e avaliação do ensino e da aprendizagem. LDB. BNCC: competências e habilidades. Inclusão escolar. Teorias de Piaget e Vygotsky.`,
    expected: `Matemática: Conjuntos numéricos; Funções; Equações e inequações; Progressões aritméticas e geométricas; Matrizes, determinantes e sistemas lineares; Geometria plana; Geometria espacial; Trigonometria; Porcentagem; Juros simples e compostos; Estatística descritiva
Raciocínio Lógico: Análise combinatória; Probabilidade; Teoria dos conjuntos
Pedagogia: Teorias da aprendizagem; Avaliação da aprendizagem; Lei de Diretrizes e Bases da Educação; Base Nacional Comum Curricular; Educação inclusiva`,
  },
];

/** A programme that matches no matéria of the bank. */
export const FOREIGN_PROGRAMME = `ENGENHARIA CIVIL: Fundações rasas e profundas. Concreto armado: dimensionamento de vigas, lajes e pilares. Mecânica dos solos. Instalações hidrossanitárias prediais. Orçamento de obras: composição de custos unitários e BDI. Topografia. Pavimentação asfáltica.
ENFERMAGEM: Sinais vitais. Curativos. Administração de medicamentos: vias e diluições. Assistência ao paciente cirúrgico. Esterilização de materiais.
ATUALIDADES: Fatos relevantes de política, economia, sociedade, educação, tecnologia, energia e relações internacionais.
MÚSICA: Teoria musical. Harmonia e contraponto. História da música ocidental.`;
