/** Stands for the API's program in specs of the desk's jobs: succeeds for one act and ends badly for the others. */
process.exit(process.argv[2] === 'desk' && process.argv[3] === 'conferir' ? 0 : 3);
