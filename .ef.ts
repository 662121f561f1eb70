import { endingsOutOfFold, learnedCalls, learnedEndings } from './scripts/facts/out-of-fold.ts';
const calls = learnedCalls(); const ends = learnedEndings();
console.time('t'); console.log(endingsOutOfFold(calls, ends)); console.timeEnd('t');
