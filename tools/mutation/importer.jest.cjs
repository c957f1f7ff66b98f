const { resolve } = require('node:path');

module.exports = require('../../jest.preset.js').node(resolve(__dirname, '../../libs/server/importer'));
