import './.close.ts';
