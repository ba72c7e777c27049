export { listWordRules, removeWordRule, setWordRule, WORD_RULES_MAX, type WordRule } from './change-rules.ts';
export { checkWords, findWords, type CheckedTexts } from './check-words.ts';
export { needleOf, WORD_ACTIONS, WORD_MATCHES, type WordAction, type WordMatch } from './rules.ts';
