export { collect } from './collect';
export { createImporter, type Importer } from './importer';
export { Papers, step } from './random-papers';
