import { conceptsOf } from './concept';

export const EXACT_SCIENCES = conceptsOf(`
raciocínio lógico; raciocínio lógico matemático; raciocínio lógico e matemático; raciocínio lógico quantitativo; raciocínio matemático; raciocínio lógico e quantitativo; lógica matemática
conjuntos numéricos; números naturais, inteiros e racionais; números reais; números racionais; números inteiros; números naturais; operações com números > expressões numéricas; quatro operações; operações fundamentais; sistema de numeração; números irracionais; adição e subtração; multiplicação e divisão
frações; números decimais; frações e números decimais; números fracionários; frações ordinárias; frações decimais > dízimas periódicas
MMC e MDC; mínimo múltiplo comum; máximo divisor comum; múltiplos e divisores; MMC; MDC > divisibilidade; números primos; fatoração numérica
potenciação; radiciação; potenciação e radiciação; potências; raízes quadradas
porcentagem; percentagem; percentual; cálculo percentual
razão e proporção; proporcionalidade; razões e proporções; grandezas proporcionais; números proporcionais > divisão proporcional; divisão em partes proporcionais; grandezas diretamente proporcionais; grandezas inversamente proporcionais; escalas
regra de três; regra de três simples e composta > grandezas proporcionais
juros; juros simples e compostos; matemática financeira; juros simples; juros compostos; capitalização > descontos; desconto comercial; taxas equivalentes; sistemas de amortização; montante; valor presente; rendas certas; anuidades
equações e inequações; equações; inequações; sistemas de equações; equação do 1º grau; equação do 2º grau > problemas do primeiro grau; produtos notáveis; polinômios; expressões algébricas
funções > função afim; função quadrática; função exponencial; função logarítmica; função do 1º grau; função do 2º grau; gráfico de função; logaritmo
progressões; progressão aritmética; progressão geométrica; progressões aritméticas e geométricas; PA e PG; PA; PG
geometria plana; geometria euclidiana plana; figuras planas > área; perímetro; ângulos; triângulos; polígonos; teorema de Pitágoras; círculo; circunferência; retas paralelas; semelhança de triângulos
geometria espacial; sólidos geométricos > volume; poliedros; prismas; cilindros; pirâmides; cones; esferas; cubo; paralelepípedo
geometria > geometria plana; geometria espacial; geometria analítica
sistema métrico; unidades de medida; sistema métrico decimal; sistemas de medidas; sistema legal de medidas; medidas de comprimento > conversão de unidades; medidas de tempo; medidas de massa; medidas de capacidade; medidas usuais; unidades de volume; unidades de massa; unidades de tempo; unidades de comprimento; unidades de área
estatística; estatística descritiva; noções de estatística > média aritmética; médias; mediana; moda; desvio padrão; variância; medidas de posição; medidas de dispersão; medidas de tendência central; leitura de gráficos; interpretação de gráficos; gráficos e tabelas; tabelas e gráficos; distribuição de frequências; amostragem; tendência central; dispersão
matrizes; determinantes; sistemas lineares; matrizes e determinantes
trigonometria > ciclo trigonométrico; funções trigonométricas; seno e cosseno; triângulo retângulo; relações trigonométricas; razões trigonométricas
lógica proposicional; lógica sentencial; proposições; cálculo proposicional; proposições simples e compostas > tabela verdade; conectivos; conectivos lógicos; operadores lógicos; tautologia; contradição e contingência; condicional; bicondicional; sentenças abertas
equivalências e negações; equivalências lógicas; equivalências; negações; equivalência lógica; negação de proposições > leis de De Morgan; leis de Morgan; negação; contrapositiva
diagramas lógicos; quantificadores; lógica de primeira ordem > silogismo; proposições categóricas; todo algum nenhum
argumentação lógica; lógica de argumentação; argumentos lógicos; validade de argumentos > inferências; deduções; silogismos; analogias; argumentos válidos; falácias; premissas e conclusões
análise combinatória; combinatória; contagem; princípios de contagem; problemas de contagem; métodos de contagem > permutações; arranjos; combinações; princípio multiplicativo; fatorial
probabilidade; probabilidades; cálculo de probabilidades > eventos aleatórios; espaço amostral
sequências lógicas; sequências; raciocínio sequencial; sequências numéricas; progressões e sequências > sequências de figuras; sequências de letras; padrões lógicos; calendários
verdades e mentiras; verdadeiro ou mentiroso
teoria dos conjuntos; conjuntos; operações com conjuntos; diagramas de Venn; linguagem dos conjuntos > união e interseção; pertinência e inclusão
associação lógica; correlacionamento; relações arbitrárias; orientação espacial; orientação espacial e temporal; associação de informações; estrutura lógica de relações > pessoas, lugares, objetos; tabelas de associação; raciocínio espacial; raciocínio temporal; ordenação e posição; parentesco
lógica > lógica proposicional; proposições; conectivos lógicos; tabela verdade; estruturas lógicas; diagramas lógicos; lógica de argumentação; equivalências lógicas; negação de proposições; verdades e mentiras; raciocínio lógico
citologia; biologia celular; célula; célula e organelas > mitose; meiose; divisão celular; membrana plasmática; organelas; núcleo celular
genética; hereditariedade > leis de Mendel; DNA; RNA; genes; mutações; biotecnologia; engenharia genética
ecologia; ecossistemas; meio ambiente > cadeias alimentares; ciclos biogeoquímicos; relações ecológicas; biomas; impactos ambientais; sucessão ecológica; teia alimentar
evolução; teorias evolutivas; evolução das espécies > Darwin; Lamarck; seleção natural; especiação
fisiologia humana; corpo humano; fisiologia animal; anatomia humana > sistema digestório; sistema respiratório; sistema circulatório; sistema nervoso; sistema endócrino; sistema imunológico; sistema excretor
estrutura atômica; modelos atômicos; atomística; átomo > tabela periódica; distribuição eletrônica; isótopos; número atômico
ligações químicas; ligação química > ligação iônica; ligação covalente; ligação metálica; forças intermoleculares; polaridade
reações químicas; equações químicas; transformações químicas > balanceamento; oxirredução; reações inorgânicas
estequiometria; cálculos estequiométricos; cálculo estequiométrico; cálculos químicos > mol; massa molar; leis ponderais
química orgânica; compostos orgânicos; funções orgânicas > isomeria; hidrocarbonetos; polímeros; cadeias carbônicas; alcoóis; alcanos; alcenos; alcinos
cinemática; movimento uniforme; movimento uniformemente variado > velocidade média; aceleração; queda livre; lançamentos; movimento circular
dinâmica; leis de Newton > força; trabalho e energia; energia mecânica; quantidade de movimento; impulso; atrito; gravitação
termologia; termodinâmica; calorimetria > dilatação térmica; temperatura; calor; gases ideais; escalas termométricas
óptica; óptica geométrica > espelhos; lentes; refração; reflexão da luz
eletricidade; eletrodinâmica; eletrostática; circuitos elétricos > lei de Ohm; resistores; potência elétrica; carga elétrica; campo elétrico; corrente elétrica
ondulatória; ondas; acústica > som; efeito Doppler; interferência; frequência e comprimento de onda
`);
