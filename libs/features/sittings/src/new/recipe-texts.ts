import { durationText, minuteText, questionsOf } from '@mapa/domain';
import type { Recipe } from '../model';

/** A recipe in words. */
export interface RecipeTexts {
  id: string;
  title: string;
  /** The facts that the title does not say. */
  facts: string;
  /** The recipe's name in the labels of its buttons, as unlike those of the others as can be. */
  label: string;
}

/** The recipes in words: those of one name are told apart by their number of questions, and if need be by the rest. */
export function recipeTexts(recipes: readonly Recipe[]): RecipeTexts[] {
  const named = recipes.map(({ id, nome, numeros, minutos, penaliza_erro }) => {
    const isShared = countOf(recipes, (other) => other.nome === nome) > 1;
    const facts = [durationText(minutos * 60_000), ...(penaliza_erro ? ['desconto por erro'] : [])];
    return isShared
      ? { id, title: `${nome} · ${questionsOf(numeros)}`, facts: facts.join(' · ') }
      : { id, title: nome, facts: [questionsOf(numeros), ...facts].join(' · ') };
  });
  return named.map((one, at) => {
    const { title, facts } = one;
    const alike = named.filter((other) => other.title === title);
    if (alike.length === 1) return { ...one, label: title };
    const isSame = countOf(alike, (other) => other.facts === facts) > 1;
    const used = recipes[at]?.usada_em;
    const whole = isSame && used ? `${facts} · usada em ${minuteText(used)}` : facts;
    return { ...one, facts: whole, label: `${title} · ${whole}` };
  });
}

const countOf = <Item>(items: readonly Item[], isCounted: (item: Item) => boolean): number =>
  items.filter(isCounted).length;
