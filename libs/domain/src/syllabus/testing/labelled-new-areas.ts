import { labelled, type LabelledProgramme } from './labelled-programmes';

/** Programmes of further areas, written and labelled before the matching was first run on them (docs/edital.md). */
export const NEW_AREA_PROGRAMMES: readonly LabelledProgramme[] = [
  labelled(
    'ministério público e defensoria',
    'técnico de um ministério público estadual',
    `
    # LÍNGUA PORTUGUESA = Língua Portuguesa
    Leitura, compreensão e interpretação de textos | Interpretação de Textos
    Mecanismos de coesão textual | Coesão e coerência
    Flexão nominal e verbal | Morfologia; Verbos ~ Classes de palavras
    Emprego dos pronomes de tratamento | Pronomes
    Colocação dos pronomes átonos | Colocação pronominal
    # NOÇÕES DE DIREITO CONSTITUCIONAL = Direito Constitucional
    Constituição: conceito e classificação; poder constituinte originário e derivado | Poder constituinte
    Habeas data, mandado de segurança e mandado de injunção | Remédios constitucionais
    Ministério Público: princípios institucionais e garantias | Funções essenciais à justiça
    Da família, da criança, do adolescente e do idoso | - ~ Ordem social
    # NOÇÕES DE DIREITO PROCESSUAL PENAL = Direito Processual Penal
    Inquérito policial: instauração e arquivamento | Inquérito policial
    Denúncia, queixa e representação | Ação penal
    Prisão em flagrante, preventiva e temporária | Prisão e liberdade provisória
    Interceptação telefônica (Lei nº 9.296/1996) | -
    # LEGISLAÇÃO INSTITUCIONAL =
    Lei Orgânica Nacional do Ministério Público (Lei nº 8.625/1993) | -
    Regimento interno do Conselho Superior | -
    `,
  ),
  labelled(
    'legislativo',
    'analista de uma assembleia legislativa',
    `
    # DIREITO CONSTITUCIONAL = Direito Constitucional
    Espécies normativas e processo legislativo | Processo legislativo
    Comissões parlamentares de inquérito | Poder Legislativo
    Competências da União, dos Estados e dos Municípios | Organização do Estado
    Ação direta de inconstitucionalidade | Controle de constitucionalidade
    Eficácia das normas constitucionais | Aplicabilidade das normas constitucionais
    # DIREITO ADMINISTRATIVO = Direito Administrativo
    Administração direta e indireta | Organização administrativa
    Poder hierárquico, disciplinar, regulamentar e de polícia | Poderes administrativos
    Nova Lei de Licitações e Contratos | Licitações; Contratos administrativos
    Responsabilidade objetiva da administração | Responsabilidade civil do Estado
    Lei de Acesso à Informação (Lei nº 12.527/2011) | Acesso à informação
    # ORÇAMENTO E FINANÇAS = Administração Financeira e Orçamentária
    Princípios orçamentários | Orçamento público
    Plano plurianual e lei de diretrizes orçamentárias | PPA, LDO e LOA
    Despesas de exercícios anteriores e restos a pagar | Restos a pagar ~ Despesa pública
    # REDAÇÃO LEGISLATIVA =
    Elaboração de proposições: técnica legislativa | - ~ Direito Constitucional: Processo legislativo
    `,
  ),
  labelled(
    'forças armadas',
    'sargento de carreira',
    `
    # MATEMÁTICA = Matemática
    Funções do 1º e do 2º graus | Funções
    Sistemas lineares e determinantes | Matrizes, determinantes e sistemas lineares
    Relações trigonométricas no triângulo retângulo | Trigonometria
    Áreas de figuras planas | Geometria plana
    Volumes de prismas, cilindros e esferas | Geometria espacial
    P.A. e P.G. | Progressões aritméticas e geométricas
    # FÍSICA = Física
    Movimento uniforme e uniformemente variado | Cinemática
    Leis de Newton e atrito | Dinâmica
    Calorimetria e dilatação térmica | Termologia
    Espelhos e lentes | Óptica
    Lei de Ohm e associação de resistores | Eletricidade
    # HISTÓRIA E GEOGRAFIA DO BRASIL = História
    O período colonial: economia açucareira e mineração | Brasil Colônia
    Primeiro Reinado, Regências e Segundo Reinado | Brasil Império
    A Era Vargas | República
    Migrações e crescimento populacional | Geografia: População
    Clima e vegetação do Brasil | Geografia: Climatologia
    `,
  ),
  labelled(
    'conselhos profissionais',
    'assistente de um conselho regional',
    `
    # LÍNGUA PORTUGUESA = Língua Portuguesa
    Gêneros e tipos textuais | Tipologia e gêneros textuais
    Uso da vírgula e dos demais sinais de pontuação | Pontuação
    Orações coordenadas e subordinadas | Período composto
    Linguagem denotativa e conotativa | Semântica
    # RACIOCÍNIO LÓGICO-MATEMÁTICO = Raciocínio Lógico
    Conectivos e tabelas-verdade | Lógica proposicional
    Negação de proposições e Leis de De Morgan | Equivalências e negações
    Princípio fundamental da contagem | Análise combinatória
    Sequências de números, letras e figuras | Sequências lógicas
    Porcentagem e descontos | Matemática: Porcentagem
    # NOÇÕES DE INFORMÁTICA = Informática
    MS Word e LibreOffice Writer | Editores de texto
    Sistema operacional Windows 10 | Windows ~ Sistemas operacionais
    Vírus, worms, trojans e ransomware | Malware
    Armazenamento em nuvem | Computação em nuvem
    Outlook e Thunderbird | Correio eletrônico
    # LEGISLAÇÃO PROFISSIONAL =
    Código de ética da profissão | -
    Fiscalização do exercício profissional | -
    `,
  ),
  labelled(
    'meio ambiente',
    'analista ambiental de um instituto',
    `
    # BIOLOGIA E ECOLOGIA = Biologia
    Ecossistemas, cadeias alimentares e fluxo de energia | Ecologia
    Noções de genética de populações | Genética
    Seleção natural e especiação | Evolução
    # LEGISLAÇÃO AMBIENTAL =
    Código Florestal (Lei nº 12.651/2012) | -
    Sistema Nacional de Unidades de Conservação | -
    Licenciamento ambiental | -
    Lei de Crimes Ambientais | -
    # ADMINISTRAÇÃO PÚBLICA = Administração
    Processo organizacional: planejamento, organização, direção e controle | Funções administrativas
    Balanced Scorecard e análise SWOT | Planejamento estratégico
    Ciclo de vida de projetos e PMBOK | Gestão de projetos
    Recrutamento, seleção e capacitação | Gestão de pessoas
    # GEOGRAFIA = Geografia
    Mudanças climáticas e fenômenos atmosféricos | Climatologia
    Expansão urbana e problemas das cidades | Urbanização
    `,
  ),
  labelled(
    'correios e logística',
    'agente de uma empresa de encomendas',
    `
    # PORTUGUÊS = Língua Portuguesa
    Ortografia: uso de s, z, x e ch | Ortografia
    Acento agudo e circunflexo; regras de acentuação | Acentuação gráfica
    Metáfora, metonímia e hipérbole | Figuras de linguagem
    Regência dos verbos e dos nomes | Regência verbal e nominal
    # MATEMÁTICA = Matemática
    Números decimais e frações ordinárias | Frações e números decimais
    Mínimo múltiplo comum | MMC e MDC
    Grandezas diretamente e inversamente proporcionais | Razão e proporção
    Juros simples: capital, taxa e montante | Juros simples e compostos
    Média, moda e mediana | Estatística descritiva
    # CONHECIMENTOS DE TRÂNSITO = Legislação de Trânsito
    Infrações leves, médias, graves e gravíssimas | Infrações
    Suspensão do direito de dirigir e apreensão do veículo | Penalidades e medidas administrativas
    Direção defensiva | -
    # SERVIÇOS POSTAIS =
    Tratamento e distribuição de objetos | -
    Atendimento ao cliente | -
    `,
  ),
  labelled(
    'engenharia e obras',
    'engenheiro civil de uma prefeitura',
    `
    # LÍNGUA PORTUGUESA = Língua Portuguesa
    Paráfrase e reescritura de frases | Reescrita de frases
    Ofício, memorando e ata: correspondência oficial | Redação oficial
    Crase obrigatória, proibida e facultativa | Crase
    # DIREITO ADMINISTRATIVO = Direito Administrativo
    Modalidades de licitação e contratação direta | Licitações
    Contratos: garantias, reajuste e rescisão | Contratos administrativos
    Servidão, requisição e desapropriação por utilidade pública | Intervenção do Estado na propriedade
    Uso de bens públicos por particulares | Bens públicos
    # ENGENHARIA CIVIL =
    Resistência dos materiais: tensão e deformação | -
    Fundações rasas e profundas | -
    Concreto armado: dimensionamento de vigas e lajes | -
    Orçamento de obras: composição de custos e BDI | -
    Cronograma físico-financeiro | -
    Instalações hidráulicas e prediais de água fria | -
    Topografia: nivelamento | -
    # ÉTICA = Ética no Serviço Público
    Ética, moral e cidadania | Ética e moral
    Conflito de interesses (Lei nº 12.813/2013) | Conflito de interesses
    `,
  ),
  labelled(
    'agropecuária',
    'fiscal de uma agência de defesa agropecuária',
    `
    # LÍNGUA PORTUGUESA = Língua Portuguesa
    Inferências e ideias principais do texto | Interpretação de Textos
    Concordância do verbo com o sujeito composto | Concordância verbal e nominal
    Variedades da língua e níveis de linguagem | Variação linguística
    Sujeito, predicado, objeto e adjuntos | Termos da oração
    # QUÍMICA = Química
    Modelos atômicos e distribuição eletrônica | Estrutura atômica
    Ligação iônica, covalente e metálica | Ligações químicas
    Balanceamento e cálculos estequiométricos | Estequiometria ~ Reações químicas
    Hidrocarbonetos e funções oxigenadas | Química orgânica
    # DEFESA SANITÁRIA =
    Febre aftosa, brucelose e tuberculose bovina | -
    Trânsito de animais e de vegetais | -
    Inspeção de produtos de origem animal | -
    # DIREITO ADMINISTRATIVO = Direito Administrativo
    Poder de polícia: atributos e limites | Poderes administrativos
    Motivação, invalidação e convalidação do ato administrativo | Atos administrativos
    Processo administrativo no âmbito federal | Processo administrativo (Lei nº 9.784/1999)
    Regime jurídico dos servidores (Lei nº 8.112/1990) | Lei nº 8.112/1990 ~ Agentes públicos
    `,
  ),
];
