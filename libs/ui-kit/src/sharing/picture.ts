import type { RouteSubject } from '../pictures/band';

/** What a shared picture says: nothing else about the student is in it. */
export interface SharedPicture {
  /** What was done: "Revisão concluída". */
  title: string;
  /** Of what: a map's or a subject's name. */
  name: string;
  figures: readonly { value: string; label: string }[];
  /** Drawn as a route with the accuracy at each stop; the first that fit. */
  subjects?: readonly RouteSubject[];
}
