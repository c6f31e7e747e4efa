export default {
  // Tests read the tokens out of the stylesheet, which would otherwise arrive empty.
  test: { css: { include: [/tokens\.css/] } },
};
