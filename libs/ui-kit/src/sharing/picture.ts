import type { RouteSubject } from '../pictures/band';

/** Content of a shared picture: it contains nothing else about the student. */
export interface SharedPicture {
  /** The achievement: "Revisão concluída". */
  title: string;
  /** Its object: a map's or a subject's name. */
  name: string;
  figures: readonly { value: string; label: string }[];
  /** Drawn as a route with the accuracy at each stop; as many as fit. */
  subjects?: readonly RouteSubject[];
}
