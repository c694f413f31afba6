const { parse } = require('graphql');

module.exports = {
  process: (source) => ({ code: `module.exports = ${JSON.stringify(parse(source, { noLocation: true }))};` }),
};
