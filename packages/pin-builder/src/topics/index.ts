export { TopicPicker, type TopicPickerMessages, type TopicPickerProps } from './topic-picker.tsx';
