/**
 * Stands in for the API's program in specs of the desk's jobs: succeeds for one act and one paper, and fails for the
 * others.
 */
process.exit(process.argv[2] === 'desk' && (process.argv[3] === 'conferir' || process.argv[4] === 'pronta') ? 0 : 3);
