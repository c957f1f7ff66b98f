import { labelled, type LabelledProgramme } from './labelled-programmes';

/** Programmes labelled before the matching was run, and held out while it was tuned. */
export const HELD_BACK_PROGRAMMES: readonly LabelledProgramme[] = [
  labelled(
    'tribunais',
    'oficial de justiça de um tribunal estadual',
    `
    # LÍNGUA PORTUGUESA = Língua Portuguesa
    Interpretação de textos verbais e não verbais | Interpretação de Textos
    Emprego de tempos e modos verbais | Verbos
    Acentuação | Acentuação gráfica
    Sintaxe: termos essenciais, integrantes e acessórios da oração | Termos da oração ~ Sintaxe
    Concordância nominal e verbal | Concordância verbal e nominal
    # DIREITO CONSTITUCIONAL = Direito Constitucional
    Dos princípios fundamentais (arts. 1º a 4º) | Princípios fundamentais
    Dos direitos e garantias fundamentais | Direitos e garantias fundamentais
    Da nacionalidade e dos direitos políticos | Nacionalidade; Direitos políticos
    Do Poder Judiciário: Supremo Tribunal Federal e tribunais superiores | Poder Judiciário
    # DIREITO PROCESSUAL CIVIL = Direito Processual Civil
    Dos atos processuais e dos prazos | Atos processuais
    Da citação e das intimações | Atos processuais
    Da tutela provisória | Tutela provisória
    Do cumprimento da sentença e seus requisitos | Cumprimento de sentença
    # DIREITO PENAL = Direito Penal
    Crimes contra a fé pública: falsidade documental | Crimes contra a fé pública
    Crimes contra a administração da justiça | Crimes contra a administração pública
    `,
  ),
  labelled(
    'segurança',
    'policial penal',
    `
    # NOÇÕES DE DIREITO PENAL = Direito Penal
    Da aplicação da lei penal | Aplicação da lei penal
    Do crime: tentativa, dolo e culpa | Teoria do crime
    Das penas: espécies e aplicação | Penas
    Homicídio, lesão corporal e demais crimes contra a pessoa | Crimes contra a pessoa
    Peculato, concussão e corrupção passiva | Crimes contra a administração pública
    # NOÇÕES DE DIREITO PROCESSUAL PENAL = Direito Processual Penal
    Do inquérito policial | Inquérito policial
    Da ação penal pública e privada | Ação penal
    Da prisão, das medidas cautelares e da liberdade provisória | Prisão e liberdade provisória
    Das provas | Provas
    # LEGISLAÇÃO EXTRAVAGANTE = Legislação Penal Especial
    Crimes de tortura (Lei nº 9.455/1997) | Tortura
    Estatuto do Desarmamento | Estatuto do Desarmamento
    Lei de execução penal: disciplina e regimes | -
    # DIREITOS HUMANOS =
    Declaração Universal dos Direitos Humanos | -
    Regras mínimas das Nações Unidas para o tratamento de presos | -
    `,
  ),
  labelled(
    'controle e fiscal',
    'técnico de controle externo',
    `
    # ADMINISTRAÇÃO FINANCEIRA E ORÇAMENTÁRIA = Administração Financeira e Orçamentária
    Ciclo orçamentário: elaboração, discussão, votação e aprovação da proposta | Ciclo orçamentário
    PPA, LDO e LOA | PPA, LDO e LOA
    Créditos suplementares, especiais e extraordinários | Créditos adicionais
    Estágios da receita e da despesa | Receita pública; Despesa pública
    Lei de Responsabilidade Fiscal: limites de despesa com pessoal | Lei de Responsabilidade Fiscal
    # CONTROLE EXTERNO = Direito Administrativo
    Controle interno e externo da administração pública | Controle da administração pública
    Sanções por atos de improbidade administrativa | Improbidade administrativa
    # NOÇÕES DE CONTABILIDADE = Contabilidade Geral
    Lançamentos contábeis e plano de contas | Escrituração e lançamentos
    Estrutura do balanço patrimonial | Balanço patrimonial
    Apuração do resultado do exercício | Demonstração do resultado
    Auditoria governamental: normas e procedimentos | -
    `,
  ),
  labelled(
    'saúde',
    'agente comunitário de saúde',
    `
    # SAÚDE PÚBLICA = Saúde Pública
    O SUS: princípios, diretrizes e controle social | Sistema Único de Saúde
    Lei nº 8.142/90: participação da comunidade | Lei nº 8.142/1990
    Lei Orgânica da Saúde | Lei nº 8.080/1990
    Atenção primária à saúde e visita domiciliar | Atenção primária
    Imunização e calendário de vacinação | Vigilância em saúde
    HumanizaSUS: acolhimento | Política Nacional de Humanização
    # LÍNGUA PORTUGUESA = Língua Portuguesa
    Compreensão de textos | Interpretação de Textos
    Sinônimos e antônimos | Sinônimos e antônimos
    Divisão silábica | -
    # MATEMÁTICA = Matemática
    Quatro operações com números naturais | Conjuntos numéricos
    Porcentagem e regra de três simples | Porcentagem; Regra de três
    Medidas de comprimento, superfície e massa | Sistema métrico e unidades de medida
    `,
  ),
  labelled(
    'educação',
    'coordenador pedagógico de uma rede municipal',
    `
    # FUNDAMENTOS DA EDUCAÇÃO = Pedagogia
    Diretrizes e bases da educação nacional | Lei de Diretrizes e Bases da Educação
    BNCC e a organização do currículo | Base Nacional Comum Curricular; Currículo
    Avaliação do processo de ensino e aprendizagem | Avaliação da aprendizagem
    Atendimento educacional especializado | Educação inclusiva
    Proposta pedagógica e planejamento escolar | Projeto político-pedagógico
    Psicologia da aprendizagem: o construtivismo | Teorias da aprendizagem
    ECA: direitos fundamentais e medidas de proteção | Estatuto da Criança e do Adolescente
    Financiamento da educação: Fundeb | -
    # NOÇÕES DE INFORMÁTICA = Informática
    Editor de textos Word: formatação e tabelas | Editores de texto
    Planilha Excel: fórmulas e gráficos | Planilhas eletrônicas
    Internet: navegação e sites de busca | Internet e intranet ~ Navegadores
    Cópias de segurança e antivírus | Backup; Malware ~ Segurança da informação
    `,
  ),
  labelled(
    'bancos e empresas',
    'assistente de uma empresa de saneamento',
    `
    # RACIOCÍNIO LÓGICO E MATEMÁTICO = Raciocínio Lógico
    Proposições simples e compostas | Lógica proposicional
    Argumentos válidos e silogismos | Argumentação lógica
    Conjuntos: união, interseção e diferença | Teoria dos conjuntos
    Permutações, arranjos e combinações | Análise combinatória
    Problemas com regra de três | Matemática: Regra de três
    # GESTÃO = Administração
    Gestão por processos e melhoria contínua | Gestão de processos
    Ferramentas da qualidade | Gestão da qualidade
    Avaliação de desempenho e desenvolvimento de pessoas | Gestão de pessoas
    Estilos de liderança | Motivação e liderança
    # SANEAMENTO BÁSICO =
    Tratamento de água: coagulação, floculação e decantação | -
    Marco legal do saneamento (Lei nº 14.026/2020) | -
    `,
  ),
  labelled(
    'trânsito',
    'motorista de uma câmara municipal',
    `
    # CÓDIGO DE TRÂNSITO BRASILEIRO = Legislação de Trânsito
    Normas de circulação | Normas gerais de circulação e conduta
    Infrações e penalidades | Infrações; Penalidades e medidas administrativas
    Placas de regulamentação e de advertência | Sinalização
    Carteira Nacional de Habilitação: categorias | Habilitação
    Primeiros socorros | -
    Mecânica básica de veículos | -
    # PORTUGUÊS = Língua Portuguesa
    Leitura e interpretação | Interpretação de Textos
    Ortografia | Ortografia
    Substantivo, adjetivo e verbo | Classes de palavras; Verbos
    `,
  ),
  labelled(
    'administração',
    'agente administrativo de um ministério',
    `
    # NOÇÕES DE DIREITO ADMINISTRATIVO = Direito Administrativo
    Organização administrativa: autarquias, fundações e empresas públicas | Organização administrativa
    Anulação, revogação e convalidação dos atos administrativos | Atos administrativos
    Uso e abuso de poder | Poderes administrativos
    Concessão e permissão de serviços públicos | Serviços públicos
    Contratos administrativos: alteração e fiscalização | Contratos administrativos
    Desapropriação e tombamento | Intervenção do Estado na propriedade
    Agentes públicos: cargo, emprego e função | Agentes públicos
    # ARQUIVOLOGIA = Arquivologia
    Arquivos correntes, intermediários e permanentes | Ciclo vital dos documentos
    Avaliação e destinação de documentos | Tabela de temporalidade
    Classificação de documentos | Classificação e ordenação de arquivos
    # ÉTICA = Ética no Serviço Público
    Ética, princípios e valores | Ética e moral
    Decreto nº 1.171/1994 | Código de ética do servidor público (Decreto nº 1.171/1994)
    # ATUALIDADES =
    Tópicos relevantes de política, economia e sociedade | -
    Desenvolvimento sustentável e energia | -
    `,
  ),
];
