import { labelled, type LabelledProgramme } from './labelled-programmes';

/** More programmes that the matching was tuned with. */
export const MORE_TUNED_PROGRAMMES: readonly LabelledProgramme[] = [
  labelled(
    'previdência e seguro social',
    'técnico do seguro social',
    `
    # ÉTICA NO SERVIÇO PÚBLICO = Ética no Serviço Público
    Código de Ética Profissional do Servidor Público Civil do Poder Executivo Federal: Decreto nº 1.171/1994 | Código de ética do servidor público (Decreto nº 1.171/1994)
    Conflito de interesses no exercício de cargo público (Lei nº 12.813/2013) | Conflito de interesses
    Ética e moral: princípios e valores | Ética e moral
    # REGIME JURÍDICO ÚNICO = Direito Administrativo
    Lei nº 8.112, de 11 de dezembro de 1990, e alterações: direitos e deveres do servidor | Lei nº 8.112/1990 ~ Agentes públicos
    # NOÇÕES DE DIREITO CONSTITUCIONAL = Direito Constitucional
    Direitos e deveres fundamentais: direito à vida, à liberdade, à igualdade, à segurança e à propriedade | Direitos e garantias fundamentais ~ Direitos e deveres individuais e coletivos
    Da Administração Pública (artigos de 37 a 41) | Administração pública na Constituição
    Da ordem social: base e objetivos | Ordem social
    # DIREITO PREVIDENCIÁRIO = Direito Previdenciário
    Seguridade Social: origem, evolução legislativa, conceituação e princípios | Seguridade social
    Regime Geral de Previdência Social: segurados obrigatórios e facultativos | Segurados
    Financiamento da seguridade social: receitas e contribuições | Custeio
    Salário de contribuição: parcelas integrantes e não integrantes | Salário de contribuição
    Plano de benefícios: aposentadorias, auxílios e pensão por morte | Benefícios previdenciários
    Benefício de prestação continuada da assistência social | Assistência social ~ Benefícios previdenciários
    # RACIOCÍNIO LÓGICO-MATEMÁTICO = Raciocínio Lógico
    Conceitos básicos de raciocínio lógico: proposições, valores lógicos e sentenças abertas | Lógica proposicional
    Implicação lógica e equivalências | Equivalências e negações
    Operações com conjuntos | Teoria dos conjuntos
    Diagramas lógicos | Diagramas lógicos
    Cálculos com porcentagens | Matemática: Porcentagem
    `,
  ),
  labelled(
    'trânsito',
    'agente de trânsito municipal',
    `
    # LEGISLAÇÃO DE TRÂNSITO = Legislação de Trânsito
    Sistema Nacional de Trânsito: composição e competências | Sistema Nacional de Trânsito
    Normas gerais de circulação e conduta | Normas gerais de circulação e conduta
    Sinalização de trânsito: placas, gestos e marcas viárias | Sinalização
    Da habilitação: categorias e processo de formação de condutores | Habilitação
    Infrações de trânsito: classificação e pontuação | Infrações
    Penalidades e medidas administrativas | Penalidades e medidas administrativas
    Dos crimes de trânsito | Crimes de trânsito
    # LÍNGUA PORTUGUESA = Língua Portuguesa
    Sujeito, predicado e complementos | Termos da oração
    Sentido conotativo e denotativo das palavras | Semântica ~ Figuras de linguagem
    Uso da vírgula e dos demais sinais de pontuação | Pontuação
    # DIREÇÃO DEFENSIVA =
    Condições adversas e acidentes | -
    Equipamentos de proteção do condutor | -
    # NOÇÕES DE FÍSICA = Física
    Movimento uniforme e uniformemente variado | Cinemática
    Leis de Newton e atrito | Dinâmica
    `,
  ),
  labelled(
    'administração',
    'assistente administrativo de uma universidade',
    `
    # LÍNGUA PORTUGUESA = Língua Portuguesa
    Compreensão textual | Interpretação de Textos
    Redação oficial: ofício, memorando e requerimento | Redação oficial
    Processos de coordenação e de subordinação | Período composto
    Equivalência e transformação de estruturas | Reescrita de frases
    # NOÇÕES DE ADMINISTRAÇÃO = Administração
    Evolução do pensamento administrativo: teorias clássica, das relações humanas e burocrática | Teorias administrativas
    Planejamento estratégico: missão, visão e análise SWOT | Planejamento estratégico
    Planejamento, organização, direção e controle | Funções administrativas
    Departamentalização e organogramas | Estrutura organizacional
    Recrutamento, seleção e treinamento de pessoal | Gestão de pessoas
    Mapeamento de processos e fluxogramas | Gestão de processos
    Gerenciamento de projetos e cronograma | Gestão de projetos
    Ciclo PDCA, 5S e diagrama de Ishikawa | Gestão da qualidade
    Liderança e teorias motivacionais | Motivação e liderança
    Barreiras à comunicação nas organizações | Comunicação organizacional
    # NOÇÕES DE ARQUIVOLOGIA = Arquivologia
    Princípios e conceitos da arquivologia | Conceitos fundamentais
    Teoria das três idades | Ciclo vital dos documentos
    Gestão documental e documentos digitais | Gestão de documentos
    Protocolo: recebimento, registro, tramitação e expedição | Protocolo
    Métodos de arquivamento: alfabético, numérico e geográfico | Classificação e ordenação de arquivos
    Tabela de temporalidade de documentos | Tabela de temporalidade
    Acondicionamento e restauração de documentos | Preservação e conservação de documentos
    # LEGISLAÇÃO = Direito Administrativo
    Lei nº 12.527/2011 (acesso à informação) | Acesso à informação
    Lei nº 14.133/2021: modalidades, dispensa e inexigibilidade de licitação | Licitações ~ Contratos administrativos
    `,
  ),
  labelled(
    'tribunais',
    'analista judiciário, área judiciária',
    `
    # DIREITO CIVIL = Direito Civil
    Lei de Introdução às Normas do Direito Brasileiro: vigência e aplicação das leis | Lei de Introdução às Normas do Direito Brasileiro
    Pessoas naturais: personalidade, capacidade e domicílio | Pessoas naturais
    Pessoas jurídicas: classificação e desconsideração da personalidade | Pessoas jurídicas
    Bens: classificação | Bens
    Negócio jurídico: elementos, defeitos e invalidade | Negócio jurídico
    Prescrição e decadência | Prescrição e decadência
    Direito das obrigações: modalidades, transmissão e adimplemento | Obrigações
    Contratos em geral: formação, vícios redibitórios e extinção | Contratos
    Responsabilidade civil: obrigação de indenizar | Responsabilidade civil
    # DIREITO PROCESSUAL CIVIL = Direito Processual Civil
    Normas fundamentais do processo civil | Princípios e normas fundamentais
    Jurisdição e ação: conceito, natureza e condições | Jurisdição e ação
    Competência absoluta e relativa; modificação e conflito de competência | Competência
    Forma, tempo e lugar dos atos processuais; prazos e comunicação | Atos processuais
    Tutela provisória de urgência e de evidência | Tutela provisória
    Procedimento comum: petição inicial, contestação, audiência e sentença | Procedimento comum
    Cumprimento da sentença | Cumprimento de sentença
    Recursos: apelação, agravo de instrumento e embargos de declaração | Recursos
    # DIREITO PENAL = Direito Penal
    Penas privativas de liberdade e restritivas de direitos | Penas
    Extinção da punibilidade: prescrição, perdão e anistia | Extinção da punibilidade
    Crimes contra a dignidade sexual | Crimes contra a dignidade sexual
    # DIREITO CONSTITUCIONAL = Direito Constitucional
    Poder constituinte originário e derivado | Poder constituinte
    Habeas data, mandado de segurança e mandado de injunção | Remédios constitucionais
    Controle de constitucionalidade: difuso e concentrado | Controle de constitucionalidade
    Processo legislativo: emendas, leis e medidas provisórias | Processo legislativo
    Atribuições e responsabilidades do Presidente da República | Poder Executivo
    `,
  ),
  labelled(
    'ensino médio e vestibular',
    'soldado de um corpo de bombeiros',
    `
    # BIOLOGIA = Biologia
    Célula: membrana, citoplasma e núcleo | Citologia
    Leis de Mendel e hereditariedade | Genética
    Cadeias alimentares, ecossistemas e ciclos biogeoquímicos | Ecologia
    Teorias evolutivas: Lamarck e Darwin | Evolução
    Sistemas digestório, respiratório e circulatório humanos | Fisiologia humana
    # QUÍMICA = Química
    Modelos atômicos e distribuição eletrônica | Estrutura atômica
    Ligações iônicas, covalentes e metálicas | Ligações químicas
    Balanceamento de equações e reações químicas | Reações químicas
    Cálculo estequiométrico | Estequiometria
    Funções orgânicas e hidrocarbonetos | Química orgânica
    # FÍSICA = Física
    Queda livre e lançamento de projéteis | Cinemática
    Calorimetria e dilatação térmica | Termologia
    Espelhos e lentes | Óptica
    Circuitos elétricos e lei de Ohm | Eletricidade
    Ondas e acústica | Ondulatória
    # HISTÓRIA = História
    Renascimento, Reforma e absolutismo | Idade Moderna
    Capitanias hereditárias e governo-geral | Brasil Colônia
    # MATEMÁTICA = Matemática
    Trigonometria no triângulo retângulo | Trigonometria
    Potenciação e radiciação | Potenciação e radiciação
    Geometria espacial: prismas, pirâmides e cilindros | Geometria espacial
    `,
  ),
  labelled(
    'tecnologia',
    'analista de sistemas de uma autarquia',
    `
    # LÍNGUA INGLESA =
    Compreensão de textos em língua inglesa | - ~ Língua Portuguesa: Interpretação de Textos
    Itens gramaticais relevantes para a compreensão dos conteúdos semânticos | -
    # TECNOLOGIA DA INFORMAÇÃO = Informática
    Banco de dados: modelo relacional e linguagem SQL | Banco de dados
    Redes de computadores: arquitetura TCP/IP e topologias | Redes de computadores
    Segurança da informação: criptografia, firewall e malware | Segurança da informação; Malware
    Arquitetura de computadores: processador, memória e periféricos | Hardware
    Computação em nuvem: modelos de serviço | Computação em nuvem
    Engenharia de requisitos e testes de software | -
    Programação orientada a objetos em Java e Python | -
    Métodos ágeis: Scrum e Kanban | -
    # LÓGICA = Raciocínio Lógico
    Estruturas lógicas e lógica de argumentação | Argumentação lógica
    Negação de proposições compostas | Equivalências e negações
    Problemas de verdades e mentiras | Verdades e mentiras
    `,
  ),
];
