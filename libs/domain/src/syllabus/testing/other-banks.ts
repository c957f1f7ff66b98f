import { bankOf } from './question-bank';

/** Another bank, with different names for its assuntos. */
export const OTHER_BANK = bankOf(`
Português
  Compreensão e Interpretação Textual
  Emprego das Classes de Palavras
  Emprego do Sinal Indicativo da Crase
  Sintaxe da Oração e do Período
  Concordância Nominal, Concordância Verbal
  Regência Nominal, Regência Verbal
  Uso dos Sinais de Pontuação
  Ortografia Oficial e Acentuação
  Vozes, Tempos e Modos Verbais
  Coesão e Coerência Textuais
  Significação das Palavras e Expressões
Noções de Informática
  MS Word e LibreOffice Writer
  MS Excel e LibreOffice Calc
  Ambiente Windows
  Internet, navegadores e e-mail
  Vírus, segurança e backup
Raciocínio Lógico-Matemático
  Proposições e conectivos
  Tabelas-verdade
  Problemas de contagem
  Cálculo de probabilidades
  Grandezas proporcionais e regra de três
  Porcentagem e juros
  Operações com conjuntos
  Áreas e volumes
Noções de Direito Administrativo
  Lei nº 9.784 de 1999 – processo administrativo federal
  Regime jurídico dos servidores federais (Lei nº 8.112 de 1990)
  Nova Lei de Licitações – Lei nº 14.133 de 2021
  Lei de Improbidade – Lei nº 8.429 de 1992
  Poderes da Administração
  Organização da Administração Pública
  Atos Administrativos
  Responsabilidade Civil da Administração Pública
  Princípios do Direito Administrativo
Noções de Direito Constitucional
  Direitos Individuais
  Direitos Sociais e Nacionalidade
  Organização Político-Administrativa do Estado
  Disposições Gerais da Administração Pública e dos Servidores
  Poder Judiciário e CNJ
`);

/** A small bank, whose assuntos each hold several things. */
export const SMALL_BANK = bankOf(`
Língua Portuguesa
  Concordância, regência e crase
  Interpretação de textos
  Período composto e pontuação
Matemática e Raciocínio Lógico
  Contagem e probabilidade
  Lógica e conjuntos
  Porcentagem, médias e medidas
  Regra de três e juros
Informática
  Planilhas e editores de texto
  Redes, internet e segurança
Direito Constitucional
  Direitos e garantias fundamentais
  Organização do Estado
  Organização dos Poderes
Direito Administrativo
  Legislação administrativa
  Princípios e atos administrativos
`);
