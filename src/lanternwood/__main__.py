from lanternwood.cli import main

main()
