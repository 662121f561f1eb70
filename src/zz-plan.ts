import { draft } from './tools/growth-plan-calculator/draft.ts';
import { example } from './tools/growth-plan-calculator/example.ts';
console.log(JSON.stringify(draft(example), null, 1));
