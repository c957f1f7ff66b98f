/** Invented editais in the style of several boards, as the reader of pages returns them. */

/** Numbered topics in running text, several offices with common basics, a table by group, an annex after the programme. */
export const NUMBERED = `TRIBUNAL REGIONAL DO TRABALHO DA 99ª REGIÃO
CONCURSO PÚBLICO PARA O PROVIMENTO DE VAGAS
EDITAL Nº 1, DE 5 DE AGOSTO DE 2026
1 DAS DISPOSIÇÕES PRELIMINARES ........................ 2
1.1 O concurso público será regido por este edital e executado pelo Instituto Brasileiro de Seleção Simulada (IBSS).
1.2 O concurso destina-se ao provimento de 42 (quarenta e duas) vagas e à formação de cadastro de reserva.
2 DOS CARGOS
2.1 NÍVEL SUPERIOR
CARGO 1: ANALISTA JUDICIÁRIO – ÁREA: ADMINISTRATIVA
REQUISITO: diploma de graduação em qualquer área.
CARGO 2: ANALISTA JUDICIÁRIO – ÁREA: JUDICIÁRIA
REQUISITO: diploma de graduação em Direito.
2.2 NÍVEL MÉDIO
CARGO 3: TÉCNICO JUDICIÁRIO – ÁREA: ADMINISTRATIVA
REQUISITO: certificado de conclusão de ensino médio.
3 DAS INSCRIÇÕES
3.1 As inscrições poderão ser efetuadas no período de 10/8/2026 a 28/8/2026.
4 DAS FASES DO CONCURSO
PROVA/TIPO | ÁREA DE CONHECIMENTO | NÚMERO DE ITENS | CARÁTER
(P1) Objetiva | Conhecimentos básicos | 50
(P2) Objetiva | Conhecimentos específicos | 70
4.2 As provas objetivas terão a duração de 4 horas e serão aplicadas na data provável de 15 de novembro de
2026, no turno da tarde.
4.3 O gabarito oficial preliminar da prova objetiva será divulgado em 17/11/2026.
14 DOS OBJETOS DE AVALIAÇÃO (HABILIDADES E CONHECIMENTOS)
14.1 HABILIDADES
14.1.1 Os itens das provas poderão avaliar habilidades que vão além do mero conhecimento memorizado.
14.2 CONHECIMENTOS
14.2.1 CONHECIMENTOS BÁSICOS PARA TODOS OS CARGOS
LÍNGUA PORTUGUESA: 1 Compreensão e interpretação de textos de gêneros variados. 2 Domínio da orto-
grafia oficial. 3 Emprego do sinal indicativo de crase. 4 Domínio da estrutura morfossintática do período.
4.1 Emprego das classes de palavras. 4.2 Emprego dos sinais de pontuação. 5 Correspondência oficial (conforme Manual de Redação da Presidência da República).
NOÇÕES DE DIREITO ADMINISTRATIVO E DE
DIREITO CONSTITUCIONAL: 1 Atos administrativos. 2 Lei nº 8.112/1990 e alterações. 3 Direitos e garantias fundamentais.
14.2.2 CONHECIMENTOS ESPECÍFICOS
CARGO 1: ANALISTA JUDICIÁRIO – ÁREA: ADMINISTRATIVA
ADMINISTRAÇÃO FINANCEIRA E ORÇAMENTÁRIA: 1 Orçamento público. 2 Créditos adicionais. 3 Restos a pagar.
GESTÃO DE PESSOAS: 1 Recrutamento e seleção. 2 Avaliação de desempenho.
CARGO 2: ANALISTA JUDICIÁRIO – ÁREA: JUDICIÁRIA
DIREITO CIVIL: 1 Pessoas naturais e pessoas jurídicas. 2 Prescrição e decadência.
DIREITO PROCESSUAL CIVIL: 1 Tutela provisória. 2 Recursos.
CARGO 3: TÉCNICO JUDICIÁRIO – ÁREA: ADMINISTRATIVA
NOÇÕES DE ARQUIVOLOGIA: 1 Protocolo. 2 Tabela de temporalidade.
ANEXO II – CRONOGRAMA
Publicação do resultado final | 20/12/2026`;

/** Semicolons, titles on lines of their own, a table with weights and totals, one office, dates in words. */
export const SEMICOLONS = `PREFEITURA MUNICIPAL DE SERRA IMAGINÁRIA
EDITAL DE CONCURSO PÚBLICO Nº 02/2026
A Prefeitura torna pública a realização de concurso, organizado pela Fundação Mirante de Concursos, para o cargo abaixo.
CARGO: AGENTE ADMINISTRATIVO
Total de vagas: 12
A prova objetiva será aplicada em vinte e dois de novembro de dois mil e vinte e seis, às 9 horas.
O pagamento da taxa poderá ser feito até 30/09/2026.
QUADRO DE PROVAS
Disciplina | Nº de questões | Peso | Total de pontos
Língua Portuguesa | 15 | 2,0 | 30
Matemática | 10 | 2,0 | 20
Noções de Informática | 5 | 1,0 | 5
Conhecimentos Específicos | 20 | 3,0 | 60
Total | 50 | | 115
ANEXO I – CONTEÚDO PROGRAMÁTICO
CONHECIMENTOS GERAIS
Língua Portuguesa
Interpretação de textos; ortografia oficial; acentuação gráfica; crase; concordância verbal e
nominal; regência; colocação pronominal.
Matemática
Números inteiros e racionais; razão e proporção; regra de três; porcentagem; juros simples.
Noções de Informática: Windows; editor de textos Word; planilha Excel; navegadores; correio eletrônico.
CONHECIMENTOS ESPECÍFICOS
Atos administrativos; Lei nº 14.133/2021; Protocolo e arquivo; Ética no serviço público; Atendimento ao público; Lei n. 9.784, de 1999
ANEXO II – FORMULÁRIO DE RECURSO
Nome do candidato; número de inscrição; argumentação.`;

/** Offices by name only, each with specific knowledge; numbers of questions in running text. */
export const BARE_OFFICES = `PREFEITURA DE LAGOA FICTÍCIA
A prova terá 10 questões de Língua Portuguesa, 10 questões de Saúde Pública e 20 questões de Conhecimentos Específicos.
CONTEÚDO PROGRAMÁTICO
CONHECIMENTOS BÁSICOS (COMUNS A TODOS OS CARGOS)
LÍNGUA PORTUGUESA - Interpretação de textos. Ortografia. Crase. Pontuação.
SAÚDE PÚBLICA - Princípios do SUS. Lei nº 8.080/1990. Vigilância em saúde.
CONHECIMENTOS ESPECÍFICOS
ENFERMEIRO
Sistematização da assistência de enfermagem. Imunização. Atenção primária à saúde.
PROFESSOR DE EDUCAÇÃO INFANTIL
Base Nacional Comum Curricular. Avaliação da aprendizagem. Educação inclusiva.`;

/** Only a programme, pasted as one line. */
export const ONE_LINE =
  'LÍNGUA PORTUGUESA: 1 Interpretação de textos. 2 Crase. RACIOCÍNIO LÓGICO: 1 Lógica proposicional. 2 Análise combinatória. 3 Probabilidade.';
