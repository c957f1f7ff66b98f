import { labelled, type LabelledProgramme } from './labelled-programmes';

/** Programmes of areas that no other has, written after the rules were changed for those before, and labelled before the first run (docs/edital.md). */
export const LAST_PROGRAMMES: readonly LabelledProgramme[] = [
  labelled(
    'assistência social',
    'educador social',
    `
    # LÍNGUA PORTUGUESA = Língua Portuguesa
    Compreensão e interpretação de texto | Interpretação de Textos
    Elementos de coesão; coerência textual | Coesão e coerência
    Emprego das letras e acentuação gráfica | Ortografia; Acentuação gráfica
    Pronomes: emprego, formas de tratamento e colocação | Pronomes; Colocação pronominal ~ Redação oficial
    # CONHECIMENTOS PEDAGÓGICOS = Pedagogia
    Lei nº 8.069/1990 | Estatuto da Criança e do Adolescente
    Inclusão de pessoas com deficiência na escola | Educação inclusiva
    Vygotsky, Piaget e Wallon | Teorias da aprendizagem
    # POLÍTICA DE ASSISTÊNCIA SOCIAL =
    Sistema Único de Assistência Social | - ~ Direito Previdenciário: Assistência social
    Tipificação dos serviços socioassistenciais | -
    Medidas socioeducativas em meio aberto | -
    `,
  ),
  labelled(
    'biblioteca e museu',
    'técnico de uma biblioteca pública',
    `
    # NOÇÕES DE INFORMÁTICA = Informática
    Google Chrome, Mozilla Firefox e Microsoft Edge | Navegadores
    Microsoft Excel: funções, filtros e gráficos | Planilhas eletrônicas
    PowerPoint: slides e animações | Apresentações
    Componentes de um computador: processador, memória e periféricos | Hardware
    Firewall e criptografia | Segurança da informação
    # ARQUIVO E CONSERVAÇÃO = Arquivologia
    Teoria das três idades | Ciclo vital dos documentos
    Restauração e conservação preventiva de acervos | Preservação e conservação de documentos
    Métodos de arquivamento: alfabético, numérico e geográfico | Classificação e ordenação de arquivos
    Recebimento, registro e tramitação | Protocolo
    # BIBLIOTECONOMIA =
    Classificação Decimal de Dewey | -
    Catalogação: AACR2 e RDA | -
    Serviço de referência ao usuário | -
    `,
  ),
  labelled(
    'energia e petróleo',
    'técnico de operação de uma empresa de petróleo',
    `
    # MATEMÁTICA = Matemática
    Equações do 1º e do 2º grau | Equações e inequações
    Potências e raízes | Potenciação e radiciação
    Matrizes | Matrizes, determinantes e sistemas lineares
    Unidades de volume, massa e tempo | Sistema métrico e unidades de medida
    # QUÍMICA = Química
    Alcanos, alcenos e alcinos | Química orgânica
    Tabela periódica e modelo de Bohr | Estrutura atômica
    Reações de oxirredução | Reações químicas
    # FÍSICA = Física
    Ondas sonoras e efeito Doppler | Ondulatória
    Trabalho, potência e energia | Dinâmica
    Termodinâmica: primeira e segunda leis | Termologia
    # OPERAÇÕES UNITÁRIAS =
    Destilação e absorção | -
    Bombas centrífugas e compressores | -
    Instrumentação e controle de processos industriais | -
    `,
  ),
  labelled(
    'comunicação social',
    'jornalista de uma universidade',
    `
    # PORTUGUÊS = Língua Portuguesa
    Funções da linguagem e elementos da comunicação | Funções da linguagem
    Período composto por coordenação e por subordinação | Período composto
    Conotação e denotação | Semântica
    Reescrita de trechos e equivalência de estruturas | Reescrita de frases
    # NOÇÕES DE ADMINISTRAÇÃO PÚBLICA = Direito Administrativo
    Legalidade, impessoalidade, moralidade, publicidade e eficiência | Princípios da administração pública
    Transparência e acesso à informação pública | Acesso à informação
    Lei nº 8.429/1992 | Improbidade administrativa
    # COMUNICAÇÃO =
    Gêneros jornalísticos: notícia, reportagem e editorial | -
    Assessoria de imprensa e gestão de crises | -
    Teorias da comunicação: agenda-setting | - ~ Administração: Comunicação organizacional
    Mídias digitais e redes sociais | -
    `,
  ),
  labelled(
    'diplomacia e comércio exterior',
    'oficial de chancelaria',
    `
    # NOÇÕES DE DIREITO CONSTITUCIONAL = Direito Constitucional
    Fundamentos e objetivos da República | Princípios fundamentais
    Brasileiros natos e naturalizados | Nacionalidade
    Atribuições do Presidente da República e dos Ministros de Estado | Poder Executivo
    Intervenção federal | Organização do Estado
    Advocacia Pública | Funções essenciais à justiça
    # HISTÓRIA = História
    A Segunda Guerra Mundial e o pós-guerra | Segunda Guerra Mundial
    Renascimento, Reforma e absolutismo | Idade Moderna
    A proclamação e a República Velha | República
    # GEOGRAFIA = Geografia
    Blocos econômicos e comércio mundial | Globalização
    Conflitos territoriais e fronteiras | Geopolítica
    # LÍNGUA INGLESA =
    Reading comprehension | -
    Verb tenses and modal verbs | -
    # RELAÇÕES INTERNACIONAIS =
    Organização das Nações Unidas | -
    Convenção de Viena sobre Relações Consulares | -
    `,
  ),
  labelled(
    'estatística e planejamento',
    'técnico de pesquisas de um instituto de estatística',
    `
    # RACIOCÍNIO LÓGICO QUANTITATIVO = Raciocínio Lógico
    Espaço amostral, eventos e probabilidade condicional | Probabilidade
    Diagramas de Venn e operações com conjuntos | Teoria dos conjuntos ~ Diagramas lógicos
    Proposição condicional e suas equivalências | Equivalências e negações ~ Lógica proposicional
    Problemas de ordenação, posição e parentesco | Associação lógica e orientação espacial
    # ESTATÍSTICA = Matemática
    Medidas de tendência central e de dispersão | Estatística descritiva
    Amostragem e estimação | -
    Regressão linear simples | -
    # GEOGRAFIA DO BRASIL = Geografia
    Crescimento demográfico e migrações internas | População
    Rede urbana e metropolização | Urbanização
    # ÉTICA = Ética no Serviço Público
    Decreto nº 1.171, de 22 de junho de 1994 | Código de ética do servidor público (Decreto nº 1.171/1994)
    `,
  ),
  labelled(
    'previdência municipal',
    'contador de um instituto de previdência',
    `
    # CONTABILIDADE = Contabilidade Geral
    Equação patrimonial, ativo, passivo e patrimônio líquido | Patrimônio
    Método das partidas dobradas | Escrituração e lançamentos
    Índices de liquidez e de endividamento | Análise das demonstrações contábeis
    DRE e DFC | Demonstração do resultado; Demonstração dos fluxos de caixa
    Depreciação, amortização e exaustão | Depreciação
    # DIREITO PREVIDENCIÁRIO = Direito Previdenciário
    Aposentadoria, pensão por morte e auxílios | Benefícios previdenciários
    Contribuições sociais e financiamento | Custeio
    Segurado obrigatório e facultativo | Segurados
    Compensação financeira entre regimes | -
    # FINANÇAS PÚBLICAS = Administração Financeira e Orçamentária
    Empenho, liquidação e pagamento | Despesa pública
    Lei Complementar nº 101/2000 | Lei de Responsabilidade Fiscal
    Previsão, lançamento e arrecadação | Receita pública
    `,
  ),
  labelled(
    'cartórios e notas',
    'escrevente de um cartório',
    `
    # DIREITO CIVIL = Direito Civil
    LINDB | Lei de Introdução às Normas do Direito Brasileiro
    Personalidade, capacidade e domicílio | Pessoas naturais
    Associações, fundações e sociedades | Pessoas jurídicas
    Defeitos e invalidade do negócio jurídico | Negócio jurídico
    Compra e venda, doação e locação | Contratos
    Casamento, união estável e regime de bens | Direito de família
    # DIREITO PROCESSUAL CIVIL = Direito Processual Civil
    Petição inicial, contestação e reconvenção | Procedimento comum
    Apelação e agravo de instrumento | Recursos
    # DIREITO PENAL = Direito Penal
    Falsificação de documento público e falsidade ideológica | Crimes contra a fé pública
    Furto, roubo e estelionato | Crimes contra o patrimônio
    Prescrição penal e perdão judicial | Extinção da punibilidade
    # DIREITO NOTARIAL E REGISTRAL =
    Protesto de títulos | -
    Registro de imóveis: matrícula e averbação | -
    Emolumentos | -
    `,
  ),
];
