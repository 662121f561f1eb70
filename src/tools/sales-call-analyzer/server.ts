import { defineServerTool } from '#tools/define.ts';
import { answer, contract } from './contract.ts';
import { document } from './document.ts';
import { draft } from './draft.ts';
import { ground } from './ground.ts';
import { prompt } from './prompt.ts';
import { callOf } from './reading.ts';
import { title } from './title.ts';

export const tool = defineServerTool({ contract, answer, title, call: callOf, draft, prompt, ground, document });
