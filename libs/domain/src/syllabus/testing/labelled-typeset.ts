import { labelled, type LabelledProgramme } from './labelled-programmes';

/** The programmes of the three editais that are typeset as three boards do, labelled before the first run (docs/edital.md). */
export const TYPESET_PROGRAMMES: readonly LabelledProgramme[] = [
  labelled(
    'mineração',
    'agência de recursos minerais',
    `
    # LÍNGUA PORTUGUESA = Língua Portuguesa
    Compreensão e interpretação de textos de gêneros variados | Interpretação de Textos ~ Tipologia e gêneros textuais
    Reconhecimento de tipos e gêneros textuais | Tipologia e gêneros textuais
    Domínio da ortografia oficial | Ortografia
    Domínio dos mecanismos de coesão textual | Coesão e coerência
    Emprego de elementos de referenciação, substituição e repetição, de conectores e de outros elementos de sequenciação textual | Coesão e coerência
    Emprego de tempos e modos verbais | Verbos
    Domínio da estrutura morfossintática do período | Período composto ~ Sintaxe; Morfologia
    Emprego das classes de palavras | Classes de palavras
    Relações de subordinação entre orações e entre termos da oração | Período composto; Termos da oração
    Emprego dos sinais de pontuação | Pontuação
    Concordância verbal e nominal | Concordância verbal e nominal
    Emprego do sinal indicativo de crase | Crase
    Reescrita de frases e parágrafos do texto | Reescrita de frases
    Correspondência oficial (conforme Manual de Redação da Presidência da República) | Redação oficial
    # RACIOCÍNIO LÓGICO = Raciocínio Lógico
    Estruturas lógicas | - ~ Lógica proposicional
    Lógica de argumentação: analogias, inferências, deduções e conclusões | Argumentação lógica
    Lógica sentencial (ou proposicional) | Lógica proposicional
    Proposições simples e compostas | Lógica proposicional
    Tabelas-verdade | Lógica proposicional
    Equivalências | Equivalências e negações
    Leis de De Morgan | Equivalências e negações
    Diagramas lógicos | Diagramas lógicos
    Princípios de contagem e probabilidade | Análise combinatória; Probabilidade
    Operações com conjuntos | Teoria dos conjuntos
    # LEGISLAÇÃO DO SETOR MINERAL =
    Decreto-Lei nº 227/1967 (Código de Mineração) e suas alterações | -
    Decreto nº 9.406/2018 | -
    Lei nº 13.575/2017 | -
    Lei nº 12.334/2010 (Política Nacional de Segurança de Barragens) | -
    Recursos minerais na Constituição Federal de 1988: arts. 20, 176 e 231 | -
    Compensação financeira pela exploração de recursos minerais | -
    # ÉTICA NO SERVIÇO PÚBLICO = Ética no Serviço Público
    Ética e moral | Ética e moral
    Ética, princípios e valores | Ética e moral
    Ética e democracia: exercício da cidadania | - ~ Ética e moral
    Decreto nº 1.171/1994 | Código de ética do servidor público (Decreto nº 1.171/1994)
    Lei nº 12.813/2013 (conflito de interesses) | Conflito de interesses
    # GEOLOGIA GERAL =
    Origem e estrutura interna da Terra | -
    Tectônica de placas | -
    Minerais: propriedades físicas e químicas | -
    Rochas ígneas, sedimentares e metamórficas | -
    Intemperismo e formação dos solos | -
    Tempo geológico e evolução da Terra | -
    Geologia estrutural: falhas, dobras e fraturas | -
    Águas subterrâneas | -
    Ação geológica do gelo e dos ventos | -
    # PESQUISA E LAVRA =
    Prospecção e exploração mineral | -
    Métodos geofísicos: elétricos, magnéticos e sísmicos | -
    Amostragem e sondagem | -
    Classificação de recursos e reservas | -
    Estatística aplicada: média, mediana, desvio padrão e distribuições | Matemática: Estatística descritiva
    Métodos de lavra a céu aberto e subterrânea | -
    Beneficiamento de minérios: cominuição, classificação e flotação | -
    Sistemas de informação geográfica | -
    Avaliação econômica de projetos: fluxo de caixa, taxa interna de retorno | -
    # DIREITO ADMINISTRATIVO = Direito Administrativo
    Estado, governo e administração pública | - ~ Organização administrativa; Princípios da administração pública
    Ato administrativo: conceito, requisitos, atributos, classificação e espécies | Atos administrativos
    Poderes administrativos: hierárquico, disciplinar, regulamentar e de polícia | Poderes administrativos
    Agentes públicos | Agentes públicos
    Lei nº 8.112/1990 e suas alterações | Lei nº 8.112/1990 ~ Agentes públicos
    Licitações e contratos (Lei nº 14.133/2021) | Licitações; Contratos administrativos
    Serviços públicos: delegação, concessão, permissão e autorização | Serviços públicos
    Controle da administração pública | Controle da administração pública
    Improbidade administrativa | Improbidade administrativa
    Agências reguladoras: Lei nº 13.848/2019 | - ~ Organização administrativa
    Lei nº 9.784/1999 | Processo administrativo (Lei nº 9.784/1999)
    # ECONOMIA E REGULAÇÃO =
    Demanda, oferta e equilíbrio de mercado | -
    Elasticidades | -
    Estruturas de mercado: concorrência perfeita, monopólio e oligopólio | -
    Falhas de mercado: externalidades, bens públicos e assimetria de informação | -
    Teoria da regulação | -
    Captura e risco moral | -
    Análise de impacto regulatório | -
    Função de produção e custos | -
    # NOÇÕES DE MINERAÇÃO =
    Operações unitárias de lavra: perfuração, desmonte, carregamento e transporte | -
    Explosivos: classificação e manuseio | -
    Segurança do trabalho na mineração: NR 22 | -
    Topografia básica: escalas, coordenadas e curvas de nível | -
    Noções de química: estrutura atômica, ligações químicas e reações | Química: Estrutura atômica; Química: Ligações químicas; Química: Reações químicas
    Cartografia | -
    # NOÇÕES DE INFORMÁTICA = Informática
    Noções de sistema operacional (ambientes Linux e Windows) | Linux; Windows ~ Sistemas operacionais
    Edição de textos, planilhas e apresentações | Editores de texto; Planilhas eletrônicas; Apresentações
    Redes de computadores | Redes de computadores
    Programas de navegação | Navegadores
    Correio eletrônico | Correio eletrônico
    Segurança da informação: vírus, worms e pragas virtuais; procedimentos de backup | Segurança da informação; Malware; Backup
    Armazenamento de dados na nuvem | Computação em nuvem
    `,
  ),
  labelled(
    'defesa do consumidor',
    'PROCON de uma prefeitura',
    `
    # Língua Portuguesa = Língua Portuguesa
    Leitura e interpretação de diversos tipos de textos (literários e não literários) | Interpretação de Textos ~ Tipologia e gêneros textuais
    Sinônimos e antônimos | Sinônimos e antônimos
    Sentido próprio e figurado das palavras | Semântica ~ Figuras de linguagem
    Pontuação | Pontuação
    Classes de palavras: substantivo, adjetivo, numeral, artigo, pronome, verbo, advérbio, preposição e conjunção: emprego e sentido que imprimem às relações que estabelecem | Classes de palavras ~ Pronomes; Verbos
    Concordância verbal e nominal | Concordância verbal e nominal
    Regência verbal e nominal | Regência verbal e nominal
    Colocação pronominal | Colocação pronominal
    Crase | Crase
    # Raciocínio Lógico = Raciocínio Lógico
    Visa avaliar a habilidade do candidato em entender a estrutura lógica das relações arbitrárias entre pessoas, lugares, coisas, eventos fictícios | - ~ Associação lógica e orientação espacial; Lógica proposicional
    Estruturas lógicas, lógicas de argumentação, diagramas lógicos, sequências | Argumentação lógica; Diagramas lógicos; Sequências lógicas ~ Lógica proposicional
    # Noções de Informática = Informática
    MS-Windows 11: conceito de pastas, diretórios, arquivos e atalhos, área de trabalho | Windows ~ Sistemas operacionais
    MS-Word 2019: estrutura básica dos documentos, edição e formatação de textos, cabeçalhos, tabelas | Editores de texto
    MS-Excel 2019: estrutura básica das planilhas, elaboração de tabelas e gráficos, uso de fórmulas, classificação de dados | Planilhas eletrônicas
    Correio Eletrônico: uso de correio eletrônico, preparo e envio de mensagens, anexação de arquivos | Correio eletrônico
    Internet: navegação, conceitos de URL, links, sites, busca e impressão de páginas | Internet e intranet ~ Navegadores
    # Agente Fiscal de Relações de Consumo =
    Lei Federal nº 8.078/1990 – Código de Defesa do Consumidor: direitos básicos; qualidade de produtos e serviços; responsabilidade pelo fato e pelo vício do produto; práticas comerciais; publicidade; cobrança de dívidas; bancos de dados e cadastros; proteção contratual; sanções administrativas | -
    Decreto Federal nº 2.181/1997 | -
    Lei Federal nº 10.962/2004 e Decreto nº 5.903/2006: afixação de preços | -
    Lei Federal nº 8.137/1990: crimes contra as relações de consumo | -
    Constituição Federal: artigos 5º, 6º, 37 e 170 | - ~ Direito Constitucional: Direitos e deveres individuais e coletivos; Direito Constitucional: Direitos sociais; Direito Constitucional: Administração pública na Constituição; Direito Constitucional: Ordem econômica e financeira
    Poder de polícia | Direito Administrativo: Poderes administrativos
    Atos administrativos: atributos, anulação e revogação | Direito Administrativo: Atos administrativos
    Processo administrativo | Direito Administrativo: Processo administrativo (Lei nº 9.784/1999)
    Lei Federal nº 12.527/2011 | Direito Administrativo: Acesso à informação
    Pesos, medidas e rotulagem de alimentos | -
    Comércio eletrônico (Decreto nº 7.962/2013) | -
    Superendividamento (Lei nº 14.181/2021) | -
    # Direito Civil = Direito Civil
    pessoas naturais e jurídicas | Pessoas naturais; Pessoas jurídicas
    domicílio | - ~ Pessoas naturais
    fatos e negócios jurídicos | Negócio jurídico
    prescrição e decadência | Prescrição e decadência
    obrigações: modalidades, transmissão, adimplemento e inadimplemento | Obrigações
    contratos em geral | Contratos
    responsabilidade civil | Responsabilidade civil
    # Direito Processual Civil = Direito Processual Civil
    princípios | Princípios e normas fundamentais
    competência | Competência
    partes e procuradores | -
    mediação e conciliação | -
    tutela provisória | Tutela provisória
    petição inicial e contestação | Procedimento comum
    sentença e coisa julgada | - ~ Procedimento comum
    recursos | Recursos
    # Direito do Consumidor =
    relação jurídica de consumo | -
    inversão do ônus da prova | -
    ações coletivas | -
    # Direito Administrativo = Direito Administrativo
    poderes da Administração | Poderes administrativos
    atos administrativos | Atos administrativos
    responsabilidade do Estado | Responsabilidade civil do Estado
    serviços públicos | Serviços públicos
    # Conciliador de Conflitos =
    Juizados Especiais (Lei nº 9.099/1995) | -
    Técnicas de negociação | -
    Comunicação não violenta | -
    # Matemática = Matemática
    Operações com números reais | Conjuntos numéricos
    Mínimo múltiplo comum e máximo divisor comum | MMC e MDC
    Razão e proporção | Razão e proporção
    Porcentagem | Porcentagem
    Regra de três simples e composta | Regra de três
    Média aritmética simples e ponderada | Estatística descritiva
    Juro simples | Juros simples e compostos
    Equação do 1.º e 2.º graus | Equações e inequações
    Sistema de equações do 1.º grau | - ~ Matrizes, determinantes e sistemas lineares; Equações e inequações
    Relação entre grandezas: tabelas e gráficos | - ~ Razão e proporção; Funções; Estatística descritiva
    Sistemas de medidas usuais | Sistema métrico e unidades de medida
    Noções de geometria: forma, perímetro, área, volume, ângulo, teorema de Pitágoras | Geometria plana; Geometria espacial
    Resolução de situações-problema | -
    # Atendente de Orientação ao Cidadão =
    Qualidade no atendimento ao público: comunicabilidade, apresentação, atenção, cortesia, interesse, presteza, eficiência, tolerância, discrição e objetividade | -
    Trabalho em equipe | - ~ Administração: Gestão de pessoas
    Código de Defesa do Consumidor: direitos básicos | -
    Noções de arquivo: tipos, métodos e organização | Arquivologia: Conceitos fundamentais ~ Arquivologia: Classificação e ordenação de arquivos
    Protocolo: recebimento, registro e tramitação de documentos | Arquivologia: Protocolo
    Redação oficial: ofício, memorando e ata | Língua Portuguesa: Redação oficial
    Lei Federal nº 13.709/2018 (LGPD) | -
    Estatuto da Pessoa Idosa: direito ao atendimento preferencial | -
    `,
  ),
  labelled(
    'alimentação e esporte',
    'escolas de uma prefeitura',
    `
    # LÍNGUA PORTUGUESA = Língua Portuguesa
    Interpretação de texto: informações literais e inferências possíveis; ponto de vista do autor; significação contextual de palavras e expressões | Interpretação de Textos ~ Semântica
    Variedades linguísticas: modalidades e registros | Variação linguística
    Funções da linguagem | Funções da linguagem
    Figuras de linguagem | Figuras de linguagem
    Estrutura e formação de palavras | Morfologia
    Flexões e emprego de classes gramaticais | Classes de palavras
    Vozes verbais e sua conversão | Verbos
    Acentuação | Acentuação gráfica
    Sintaxe da oração e do período | Sintaxe ~ Termos da oração; Período composto
    Crase | Crase
    # LEGISLAÇÃO E ÉTICA =
    Constituição da República: princípios da Administração Pública; servidores públicos (arts. 37 a 41) | Direito Constitucional: Administração pública na Constituição ~ Direito Administrativo: Princípios da administração pública; Direito Administrativo: Agentes públicos
    Lei Orgânica do Município de Vila Formosa do Ribeirão | -
    Estatuto dos Servidores Municipais (Lei Complementar nº 18/2009) | -
    Lei nº 8.429/1992 | Direito Administrativo: Improbidade administrativa
    Ética profissional no serviço público | - ~ Ética no Serviço Público: Ética e moral; Ética no Serviço Público: Código de ética do servidor público (Decreto nº 1.171/1994)
    # INFORMÁTICA = Informática
    Componentes do computador: processador, memória e periféricos | Hardware
    Windows 10 e 11 | Windows
    LibreOffice Writer e Calc | Editores de texto; Planilhas eletrônicas
    Navegadores: Chrome, Edge e Firefox | Navegadores
    Cuidados com senhas, phishing e cópias de segurança | Segurança da informação; Backup ~ Malware
    # 201 – NUTRICIONISTA =
    Nutrição básica: macronutrientes e micronutrientes; digestão e absorção | - ~ Biologia: Fisiologia humana
    Avaliação nutricional: antropometria e inquéritos alimentares | -
    Programa Nacional de Alimentação Escolar (Lei nº 11.947/2009) | -
    Higiene dos alimentos: contaminação, boas práticas (RDC nº 216/2004) | -
    Planejamento de cardápios | -
    Nutrição nos ciclos da vida | -
    Doenças crônicas não transmissíveis: diabetes, hipertensão e obesidade | -
    Administração de unidades de alimentação: custos, pessoal e compras | -
    Sistema Único de Saúde: princípios e diretrizes | Saúde Pública: Sistema Único de Saúde
    Educação alimentar e nutricional | -
    Vigilância alimentar e nutricional | - ~ Saúde Pública: Vigilância em saúde
    Código de ética do nutricionista | -
    # 202 – PROFESSOR DE EDUCAÇÃO FÍSICA =
    História da Educação Física no Brasil | -
    Base Nacional Comum Curricular: a área de linguagens | Pedagogia: Base Nacional Comum Curricular
    Lei nº 9.394/1996 | Pedagogia: Lei de Diretrizes e Bases da Educação
    Estatuto da Criança e do Adolescente (Lei nº 8.069/1990) | Pedagogia: Estatuto da Criança e do Adolescente
    Fisiologia do exercício | - ~ Biologia: Fisiologia humana
    Esportes: regras, fundamentos e táticas; jogos e brincadeiras; ginástica; lutas; dança | -
    Avaliação em Educação Física escolar | - ~ Pedagogia: Avaliação da aprendizagem
    Educação Física e inclusão de alunos com deficiência | - ~ Pedagogia: Educação inclusiva
    Desenvolvimento motor | -
    Primeiros socorros | -
    Concepções pedagógicas e projeto político-pedagógico | Pedagogia: Projeto político-pedagógico ~ Pedagogia: Teorias da aprendizagem
    # LÍNGUA PORTUGUESA = Língua Portuguesa
    Leitura e compreensão de textos | Interpretação de Textos
    Ortografia | Ortografia
    Separação de sílabas | -
    Acentuação gráfica | Acentuação gráfica
    Substantivo, adjetivo e verbo | Classes de palavras ~ Verbos
    Sinônimos e antônimos | Sinônimos e antônimos
    Pontuação | Pontuação
    # MATEMÁTICA = Matemática
    Números naturais, inteiros e racionais: operações | Conjuntos numéricos
    Frações e números decimais | Frações e números decimais
    Medidas de comprimento, massa, capacidade e tempo | Sistema métrico e unidades de medida
    Porcentagem | Porcentagem
    Regra de três simples | Regra de três
    Perímetro e área de figuras planas | Geometria plana
    Problemas com dinheiro | - ~ Sistema métrico e unidades de medida
    # 301 – COZINHEIRO ESCOLAR =
    Recebimento, armazenamento e conservação de alimentos | -
    Pré-preparo e preparo de refeições; equipamentos e utensílios | -
    Higiene pessoal, do ambiente e dos alimentos | -
    Segurança no trabalho: uso de equipamentos de proteção individual | -
    Relações humanas no trabalho | -
    Receita, porcionamento e desperdício | -
    Coleta e separação do lixo | -
    `,
  ),
];
