import { labelled, type LabelledProgramme } from './labelled-programmes';

/** The programmes that the matching was tuned with. */
export const TUNED_PROGRAMMES: readonly LabelledProgramme[] = [
  labelled(
    'tribunais',
    'técnico judiciário de um tribunal regional',
    `
    # LÍNGUA PORTUGUESA = Língua Portuguesa
    Compreensão e interpretação de textos de gêneros variados | Interpretação de Textos ~ Tipologia e gêneros textuais
    Reconhecimento de tipos e gêneros textuais | Tipologia e gêneros textuais
    Domínio da ortografia oficial | Ortografia
    Emprego da acentuação gráfica | Acentuação gráfica
    Domínio dos mecanismos de coesão textual | Coesão e coerência
    Emprego das classes de palavras | Classes de palavras
    Emprego do sinal indicativo de crase | Crase
    Relações de coordenação entre orações e entre termos da oração | Período composto; Termos da oração
    Emprego dos sinais de pontuação | Pontuação
    Concordância verbal e nominal | Concordância verbal e nominal
    Regência verbal e nominal | Regência verbal e nominal
    Colocação dos pronomes átonos | Colocação pronominal ~ Pronomes
    Reescrita de frases e parágrafos do texto | Reescrita de frases
    # NOÇÕES DE DIREITO CONSTITUCIONAL = Direito Constitucional
    Constituição da República Federativa do Brasil de 1988: princípios fundamentais | Princípios fundamentais
    Aplicabilidade das normas constitucionais: normas de eficácia plena, contida e limitada; normas programáticas | Aplicabilidade das normas constitucionais
    Direitos e deveres individuais e coletivos | Direitos e deveres individuais e coletivos
    Direitos sociais, nacionalidade, cidadania e direitos políticos | Direitos sociais; Nacionalidade; Direitos políticos
    Organização político-administrativa da União, dos estados, do Distrito Federal e dos municípios | Organização do Estado
    Poder Judiciário: disposições gerais, órgãos e competências | Poder Judiciário
    Conselho Nacional de Justiça: composição e competências | Poder Judiciário
    Funções essenciais à justiça: Ministério Público, Advocacia e Defensoria Pública | Funções essenciais à justiça
    # NOÇÕES DE DIREITO ADMINISTRATIVO = Direito Administrativo
    Administração direta e indireta, centralizada e descentralizada | Organização administrativa
    Ato administrativo: conceito, requisitos, atributos, classificação e espécies | Atos administrativos
    Poderes da Administração: vinculado, discricionário, hierárquico, disciplinar e regulamentar | Poderes administrativos
    Lei nº 8.112/1990: provimento, vacância, direitos e vantagens | Lei nº 8.112/1990 ~ Agentes públicos
    Lei nº 9.784/1999 e suas alterações | Processo administrativo (Lei nº 9.784/1999)
    Lei nº 8.429/1992: das sanções aplicáveis aos atos de improbidade | Improbidade administrativa
    Contratações públicas: Lei nº 14.133/2021 | Licitações ~ Contratos administrativos
    # REGIMENTO INTERNO =
    Da composição e da organização do Tribunal | -
    Das atribuições do Presidente do Tribunal | -
    `,
  ),
  labelled(
    'segurança',
    'agente de polícia civil',
    `
    # LÍNGUA PORTUGUESA = Língua Portuguesa
    Compreensão e interpretação de texto | Interpretação de Textos
    Significação das palavras: sinônimos, antônimos, homônimos e parônimos | Sinônimos e antônimos ~ Semântica
    Pontuação | Pontuação
    Vozes verbais, tempos e modos | Verbos
    Figuras de linguagem | Figuras de linguagem
    Orações coordenadas e subordinadas | Período composto
    # NOÇÕES DE DIREITO PENAL = Direito Penal
    Princípios básicos e aplicação da lei penal no tempo e no espaço | Aplicação da lei penal
    O fato típico e seus elementos | Teoria do crime
    Crime consumado e tentado; ilicitude e causas de exclusão | Teoria do crime
    Imputabilidade penal e concurso de pessoas | Teoria do crime
    Crimes contra a pessoa | Crimes contra a pessoa
    Crimes contra o patrimônio: furto, roubo e extorsão | Crimes contra o patrimônio
    Crimes contra a fé pública | Crimes contra a fé pública
    Crimes praticados por funcionário público contra a administração em geral | Crimes contra a administração pública
    # NOÇÕES DE DIREITO PROCESSUAL PENAL = Direito Processual Penal
    Inquérito policial: natureza, conceito, finalidade e características | Inquérito policial
    Ação penal: conceito e espécies | Ação penal
    Do exame de corpo de delito e das perícias em geral | Provas
    Prisão em flagrante, prisão preventiva e prisão temporária | Prisão e liberdade provisória
    Habeas corpus e seu processo | Habeas corpus
    # LEGISLAÇÃO ESPECIAL = Legislação Penal Especial
    Lei nº 11.343/2006 (Lei de Drogas) | Lei de Drogas
    Lei nº 11.340/2006 (violência doméstica e familiar contra a mulher) | Lei Maria da Penha
    Lei nº 10.826/2003 (Estatuto do Desarmamento) | Estatuto do Desarmamento
    Lei nº 8.072/1990 (crimes hediondos) | Crimes hediondos
    Lei nº 13.869/2019 (abuso de autoridade) | Abuso de autoridade
    Lei nº 9.455/1997 (crimes de tortura) | Tortura
    # INFORMÁTICA = Informática
    Ambiente Windows: gerenciamento de arquivos e pastas | Windows ~ Sistemas operacionais
    Edição de planilhas no Microsoft Excel e no LibreOffice Calc | Planilhas eletrônicas
    Programas de navegação: Edge, Chrome e Firefox | Navegadores
    Noções de vírus, worms e pragas virtuais | Malware
    Procedimentos de backup | Backup
    # MEDICINA LEGAL =
    Tanatologia forense: cronotanatognose | -
    Traumatologia: lesões produzidas por energia de ordem mecânica | -
    `,
  ),
  labelled(
    'controle e fiscal',
    'auditor fiscal de um estado',
    `
    # DIREITO ADMINISTRATIVO = Direito Administrativo
    Princípios explícitos e implícitos da Administração Pública | Princípios da administração pública
    Responsabilidade civil do Estado: evolução e teorias | Responsabilidade civil do Estado
    Controle da Administração: administrativo, judicial e legislativo | Controle da administração pública
    Serviços públicos: concessão, permissão e autorização | Serviços públicos
    Bens públicos: classificação, afetação e desafetação | Bens públicos
    # CONTABILIDADE GERAL = Contabilidade Geral
    Patrimônio: componentes patrimoniais, ativo, passivo e situação líquida | Patrimônio
    Escrituração: método das partidas dobradas, lançamentos, livros obrigatórios | Escrituração e lançamentos
    Balanço patrimonial: obrigatoriedade, apresentação e critérios de avaliação | Balanço patrimonial
    Demonstração do Resultado do Exercício: estrutura e elaboração | Demonstração do resultado
    Demonstração dos Fluxos de Caixa: métodos direto e indireto | Demonstração dos fluxos de caixa
    Depreciação, amortização e exaustão | Depreciação
    Análise econômico-financeira: índices de liquidez e de endividamento | Análise das demonstrações contábeis
    # MATEMÁTICA FINANCEIRA E ESTATÍSTICA = Matemática
    Juros simples: montante e capital | Juros simples e compostos
    Juros compostos: taxa nominal e taxa efetiva | Juros simples e compostos
    Estatística descritiva: medidas de posição e de dispersão | Estatística descritiva
    Progressões aritméticas e geométricas | Progressões aritméticas e geométricas
    # ADMINISTRAÇÃO FINANCEIRA E ORÇAMENTÁRIA = Administração Financeira e Orçamentária
    Orçamento público: conceito e princípios orçamentários | Orçamento público
    Plano Plurianual, Lei de Diretrizes Orçamentárias e Lei Orçamentária Anual | PPA, LDO e LOA
    Receita pública: classificação e estágios | Receita pública
    Despesa pública: empenho, liquidação e pagamento | Despesa pública
    Créditos adicionais: espécies e recursos disponíveis | Créditos adicionais
    Lei Complementar nº 101/2000 | Lei de Responsabilidade Fiscal
    Restos a pagar e despesas de exercícios anteriores | Restos a pagar
    # DIREITO TRIBUTÁRIO =
    Competência tributária e suas limitações | -
    Obrigação tributária: fato gerador, sujeito ativo e passivo | -
    Imposto sobre Operações relativas à Circulação de Mercadorias (ICMS) | -
    `,
  ),
  labelled(
    'bancos e empresas',
    'escriturário de um banco público',
    `
    # LÍNGUA PORTUGUESA = Língua Portuguesa
    Interpretação de textos | Interpretação de Textos
    Ortografia oficial | Ortografia
    Morfologia: classes de palavras e sua flexão | Classes de palavras ~ Morfologia
    Emprego do acento indicativo da crase | Crase
    Sintaxe da oração e do período | Sintaxe ~ Termos da oração; Período composto
    Redação de correspondências oficiais | Redação oficial
    # MATEMÁTICA = Matemática
    Números inteiros, racionais e reais: problemas e operações | Conjuntos numéricos
    Razões e proporções; divisão proporcional | Razão e proporção
    Regra de três simples e composta | Regra de três
    Porcentagens | Porcentagem
    Equações e inequações do 1º e do 2º grau | Equações e inequações
    Funções afim, quadrática, exponencial e logarítmica | Funções
    Sistemas lineares e determinantes | Matrizes, determinantes e sistemas lineares
    # CONHECIMENTOS DE INFORMÁTICA = Informática
    Noções de sistemas operacionais: Windows 11 e Linux | Windows; Linux ~ Sistemas operacionais
    Edição de textos, planilhas e apresentações (Word, Excel e PowerPoint) | Editores de texto; Planilhas eletrônicas; Apresentações
    Redes de computadores: conceitos básicos, ferramentas e aplicativos | Redes de computadores
    Correio eletrônico: Microsoft Outlook | Correio eletrônico
    Conceitos de armazenamento de dados em nuvem | Computação em nuvem
    Segurança da informação: fundamentos e mecanismos de proteção | Segurança da informação
    # CONHECIMENTOS BANCÁRIOS =
    Sistema Financeiro Nacional: estrutura e órgãos normativos | - ~ Direito Constitucional: Ordem econômica e financeira
    Produtos bancários: cartões de crédito e débito, crédito rural | -
    Garantias do Sistema Financeiro: aval, fiança e alienação fiduciária | -
    # RACIOCÍNIO LÓGICO = Raciocínio Lógico
    Lógica proposicional: conectivos e tabelas-verdade | Lógica proposicional
    Princípios da contagem e análise combinatória | Análise combinatória
    Noções de probabilidade | Probabilidade
    Sequências de números, figuras e letras | Sequências lógicas
    `,
  ),
  labelled(
    'saúde',
    'enfermeiro de uma prefeitura',
    `
    # PORTUGUÊS = Língua Portuguesa
    Leitura, compreensão e interpretação de textos | Interpretação de Textos
    Acentuação gráfica e ortografia | Acentuação gráfica; Ortografia
    Emprego de pronomes e verbos | Pronomes; Verbos
    Coesão e coerência textuais | Coesão e coerência
    # LEGISLAÇÃO DO SUS = Saúde Pública
    Princípios e diretrizes do Sistema Único de Saúde | Sistema Único de Saúde
    Lei Federal nº 8.080, de 19 de setembro de 1990 | Lei nº 8.080/1990
    Lei Federal nº 8.142, de 28 de dezembro de 1990 | Lei nº 8.142/1990
    Política Nacional de Atenção Básica | Atenção primária
    Estratégia Saúde da Família | Atenção primária
    Vigilância epidemiológica e vigilância sanitária | Vigilância em saúde
    Doenças de notificação compulsória | Vigilância em saúde
    Política Nacional de Humanização da assistência | Política Nacional de Humanização
    # CONHECIMENTOS ESPECÍFICOS =
    Sistematização da assistência de enfermagem | -
    Cálculo e administração de medicamentos | -
    Assistência de enfermagem à gestante, à puérpera e ao recém-nascido | -
    Feridas: classificação e tipos de curativo | -
    Biossegurança e precauções padrão | -
    `,
  ),
  labelled(
    'educação',
    'professor dos anos iniciais',
    `
    # CONHECIMENTOS PEDAGÓGICOS = Pedagogia
    Lei de Diretrizes e Bases da Educação Nacional (Lei nº 9.394/1996) | Lei de Diretrizes e Bases da Educação
    Base Nacional Comum Curricular: competências gerais e campos de experiência | Base Nacional Comum Curricular
    Estatuto da Criança e do Adolescente (Lei nº 8.069/1990) | Estatuto da Criança e do Adolescente
    Avaliação escolar: diagnóstica, formativa e somativa | Avaliação da aprendizagem
    Concepções de aprendizagem: Piaget, Vygotsky e Wallon | Teorias da aprendizagem
    Organização curricular e interdisciplinaridade | Currículo
    Educação especial na perspectiva da educação inclusiva | Educação inclusiva
    Projeto político-pedagógico: construção e gestão democrática | Projeto político-pedagógico
    # LÍNGUA PORTUGUESA = Língua Portuguesa
    Gêneros e tipos textuais | Tipologia e gêneros textuais
    Variação linguística e preconceito linguístico | Variação linguística
    Funções da linguagem | Funções da linguagem
    Regência e concordância | Regência verbal e nominal; Concordância verbal e nominal
    # MATEMÁTICA = Matemática
    Operações com frações e números decimais | Frações e números decimais
    Máximo divisor comum e mínimo múltiplo comum | MMC e MDC
    Sistema de medidas: comprimento, massa, capacidade e tempo | Sistema métrico e unidades de medida
    Figuras geométricas planas: perímetro e área | Geometria plana
    Sólidos geométricos e volumes | Geometria espacial
    # HISTÓRIA E GEOGRAFIA = História
    O Brasil colonial: economia açucareira e mineração | Brasil Colônia
    O Império: do Primeiro ao Segundo Reinado | Brasil Império
    A Era Vargas e o regime militar | República
    Crescimento e distribuição da população brasileira | Geografia: População
    Clima e vegetação do Brasil | Geografia: Climatologia
    `,
  ),
];
