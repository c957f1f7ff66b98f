import { randomNumbers } from '@mapa/domain';

const FIRST =
  `Adriana Alan Aline Amanda Ana André Antônio Arthur Bárbara Beatriz Bianca Bruna Bruno Caio Camila Carla Carlos Carolina
Cauê Cecília Clara Cláudia Daniel Daniela Davi Débora Diego Eduardo Elaine Emanuel Érica Fábio Felipe Fernanda Flávia Francisco Gabriel
Giovana Gustavo Heitor Helena Henrique Igor Isabela Ivan Jéssica João Joana Jorge José Júlia Juliana Karina Larissa Laura Leandro Letícia
Lívia Lucas Luana Luiz Manuela Marcela Marcos Maria Mariana Mateus Milena Natália Nicolas Olívia Otávio Patrícia Paula Paulo Rafael
Raquel Rebeca Renata Ricardo Roberta Rodrigo Sabrina Samuel Sandra Sofia Tainá Talita Thiago Tomás Valéria Vanessa Vinícius Vitória Yara`.split(
    /\s+/,
  );
const LAST =
  `Almeida Alves Andrade Araújo Barbosa Barros Batista Borges Brandão Campos Cardoso Carvalho Castro Cavalcanti Correia Costa
Cunha Dantas Dias Duarte Farias Fernandes Ferreira Figueiredo Fonseca Freitas Furtado Gomes Gonçalves Guimarães Lemos Lima Lopes
Macedo Machado Magalhães Maia Martins Medeiros Melo Mendes Menezes Monteiro Moraes Moreira Moura Nascimento Neves Nogueira Oliveira
Pacheco Peixoto Pereira Pinheiro Pires Porto Queiroz Ramos Rezende Ribeiro Rocha Rodrigues Sales Sampaio Santana Santos Silva Soares
Souza Tavares Teixeira Torres Vargas Vasconcelos Vieira Xavier`.split(/\s+/);

/** Names of people who do not exist, each once. */
export function namesOf(count: number, seed: number): string[] {
  const { uniform } = randomNumbers(seed);
  const names = new Set<string>();
  const any = (list: readonly string[]) => list[Math.floor(uniform() * list.length)] ?? '';
  while (names.size < count) names.add(`${any(FIRST)} ${any(LAST)} ${any(LAST)}`.replace(/ (\S+) \1$/, ' $1'));
  return [...names];
}
