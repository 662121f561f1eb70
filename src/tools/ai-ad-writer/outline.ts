import { defineOutline } from '#tools/define.ts';
import { answer, contract } from './contract.ts';

export const outline = defineOutline({
	contract,
	answer,
	answerTokens: 2145,
});
