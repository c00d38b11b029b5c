earlyPresses = [];
addEventListener('click', ({ target }) => window.earlyPresses?.push(target), true);
