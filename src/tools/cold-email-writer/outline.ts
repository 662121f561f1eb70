import { defineOutline } from '#tools/define.ts';
import { contract } from './contract.ts';

export const outline = defineOutline({
	contract,
	answer: contract.output,
	answerTokens: 1823,
});
